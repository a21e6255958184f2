/** What is current, chosen or pressed must be told apart where a visitor has forced colours, too. */
import type { Page } from "@playwright/test";
import type { Finding } from "./finding";
import { contrast, paint, type Painting } from "./pixels";

/** As much as a state has to stand out from its absence (WCAG 2.2, 1.4.11). */
const SEEN = 3;
/** So many pixels of a mark an eye can't miss. */
const ENOUGH = 12;
/** How far from its element a mark may stand, in pixels: a station on the line beside a list (src/layout/footer). */
const BESIDE = 30;
const STATES = "[aria-current], [aria-pressed=true], [aria-selected=true], input:checked";
const NAMES = ["aria-current", "aria-pressed", "aria-selected"];

/** Marks elements whose state the styles show, in ordinary colours: with `data-told`, until withoutStates has looked at them. */
export async function noteStates(page: Page): Promise<void> {
  await page.evaluate(
    ([selector, names]) => {
      const look = (element: Element) =>
        [null, "::before", "::after"].map((part) => {
          const { color, content, display, fontWeight, background, border, boxShadow, textDecoration } =
            getComputedStyle(element, part);
          return [color, content, display, fontWeight, background, border, boxShadow, textDecoration].join();
        });
      for (const element of document.querySelectorAll(selector)) {
        const neighbour = element.nextElementSibling ?? element;
        const told = [...look(element), ...look(neighbour)].join();
        const values = names.map((name) => [name, element.getAttribute(name)] as const);
        for (const [name] of values) element.removeAttribute(name);
        if (element instanceof HTMLInputElement) element.checked = false;
        const isTold = [...look(element), ...look(neighbour)].join() !== told;
        for (const [name, value] of values) if (value !== null) element.setAttribute(name, value);
        if (element instanceof HTMLInputElement) element.checked = true;
        element.toggleAttribute("data-told", isTold);
      }
    },
    [STATES, NAMES] as const,
  );
}

/** @returns what looks, in the colours as they are, as if it were not what it says it is */
export async function findLostStates(page: Page): Promise<Finding[]> {
  const states = await notedStates(page);
  if (states.length === 0) return [];
  const told = await paint(page);
  const values = await takeStates(page);
  const untold = await paint(page);
  await giveStates(page, values);
  return states.filter((state) => changed(told, untold, state) < ENOUGH);
}

function changed(told: Painting, untold: Painting, { left, top, width, height }: Finding): number {
  let pixels = 0;
  for (let y = top - BESIDE; y < top + height + BESIDE; y += 1)
    for (let x = left - BESIDE; x < left + width + BESIDE; x += 1)
      if (contrast(told.at(x, y), untold.at(x, y)) >= SEEN) pixels += 1;
  return pixels;
}

function notedStates(page: Page): Promise<Finding[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-told]")].flatMap((element) => {
      const shown = element.matches("input") ? (element.closest("label") ?? element.parentElement ?? element) : element;
      const { left, top, width, height } = shown.getBoundingClientRect();
      if (!element.checkVisibility() || width * height < 4) return [];
      const what = `state not told: ${element.tagName} "${shown.textContent?.trim().slice(0, 40)}"`;
      return [{ what, left, top: top + scrollY, width, height }];
    }),
  );
}

/** Takes the noted states away. @returns them, for giveStates */
function takeStates(page: Page): Promise<(string | null)[][]> {
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll("[data-told]")].map((element) => {
        if (element instanceof HTMLInputElement) element.checked = false;
        return names.map((name) => {
          const value = element.getAttribute(name);
          element.removeAttribute(name);
          return value;
        });
      }),
    NAMES,
  );
}

async function giveStates(page: Page, values: readonly (string | null)[][]): Promise<void> {
  await page.evaluate(
    ([names, all]) => {
      document.querySelectorAll("[data-told]").forEach((element, index) => {
        if (element instanceof HTMLInputElement) element.checked = true;
        names.forEach((name, at) => {
          const value = all[index]?.[at] ?? null;
          if (value !== null) element.setAttribute(name, value);
        });
        element.removeAttribute("data-told");
      });
    },
    [NAMES, values] as const,
  );
}

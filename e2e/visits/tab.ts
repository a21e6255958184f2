/** The interface of a browser tab, which the folder `drivers` implements for each engine. */
import { setTimeout as pause } from "node:timers/promises";
import type { ScriptablePage } from "../browser";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

export type Key = "Tab" | "Enter" | "Escape" | "Space";

/** A tab without cookies, cache or storage. Sizes are in CSS pixels. */
export interface Tab extends ScriptablePage {
  /** Resolves once the document has loaded or failed to load. */
  open(url: string): Promise<void>;
  /** Clicks the middle of the first visible element that matches. */
  click(selector: string): Promise<void>;
  /** Taps that element by touch, without hovering. */
  tap(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Driver {
  newTab(): Promise<Tab>;
  quit(): Promise<void>;
}

/** Marks the element that a script has found for the driver. */
const MARK = "data-visit-target";

/**
 * Clicks the first visible match with the driver, until the page has received the click: on a busy machine a driver may
 * aim at an old position. @throws if no visible element matches
 */
export async function clickElement(
  tab: Pick<Tab, "evaluate">,
  selector: string,
  press: (target: string) => Promise<void>,
): Promise<void> {
  await retryInterrupted(async () => {
    const isFound = await tab.evaluate(
      ([target, mark]) => {
        for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
        const found = [...document.querySelectorAll(target)].find((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && height > 1;
        });
        found?.setAttribute(mark, "");
        found?.scrollIntoView({ block: "center", behavior: "instant" });
        const page = window as unknown as { isHit?: boolean };
        page.isHit = false;
        const onClick = ({ target: hit }: Event) =>
          (page.isHit ||= hit instanceof Node && found?.contains(hit) === true);
        addEventListener("click", onClick, { capture: true, once: true });
        return found !== undefined;
      },
      [selector, MARK] as const,
    );
    if (!isFound) throw new Error(`No visible element matches "${selector}"`);
    await press(`[${MARK}]`);
    // A new document means that the click was received.
    const isHit = await tab
      .evaluate(() => (window as unknown as { isHit?: boolean }).isHit !== false)
      .catch(() => true);
    if (!isHit) throw new Error(`The click on "${selector}" missed it`);
  });
}

/** Tries again if the element moves or the document is unloading. */
export async function retryInterrupted<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 10) throw error;
      await pause(100);
    }
  }
}

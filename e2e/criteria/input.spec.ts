/** What keys, pointers and movement do, and what they must not do (WCAG 2.2: 2.1.4, 2.5.1, 2.5.2, 2.5.4). */
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "../browser";
import { sampled } from "../sampled";
import { TEMPLATES_IN_TURN } from "../routes";

const CHARACTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789/?.,-+"];

/** Events that only a path of the pointer, several fingers or the device's movement can cause. */
const GESTURES =
  /^(?:touchmove|pointermove|mousemove|gesture\w+|drag\w*|devicemotion|deviceorientation(?:absolute)?|shake)$/u;

/** @returns all that an action could have changed and that the visitor would notice */
async function situation(page: Page): Promise<Record<string, unknown>> {
  const inPage = await page.evaluate(() => ({
    address: location.href,
    scrolled: scrollY,
    opened: document.querySelectorAll(":popover-open, details[open], dialog[open]").length,
    checked: [...document.querySelectorAll("input")].map(({ checked, value }) => `${value} ${checked}`),
    text: document.body.innerText,
  }));
  return { ...inPage, pages: page.context().pages().length };
}

async function recordListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = new Map<EventTarget, Set<string>>();
    Object.assign(window, { heard });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      heard.set(this, (heard.get(this) ?? new Set()).add(args[0]));
      addEventListener.apply(this, args);
    };
  });
}

/** @returns the kinds of events that scripts have asked for, but for React, which asks at its root for every kind; and those that components handle */
function kindsOfEvents(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { heard } = window as unknown as { heard: Map<EventTarget, Set<string>> };
    const byHand = [...heard.values()].filter((kinds) => kinds.size < 40).flatMap((kinds) => [...kinds]);
    const handled = [...document.querySelectorAll("*")].flatMap((element) => {
      const key = Object.keys(element).find((each) => each.startsWith("__reactProps$"));
      const props = key ? (element as unknown as Record<string, object>)[key] : {};
      const names = [...Object.keys(props ?? {}), ...element.getAttributeNames()];
      return names.filter((name) => /^on[A-Za-z]/u.test(name)).map((name) => name.slice(2).toLowerCase());
    });
    return [...new Set([...byHand, ...handled])];
  });
}

for (const { name, path } of sampled(TEMPLATES_IN_TURN, 14)) {
  test(`no character, gesture or mere press does anything: ${name} @job`, async ({ page }) => {
    await recordListeners(page);
    await openPage(page, path);
    const untouched = await situation(page);
    for (const character of CHARACTERS) await page.keyboard.press(character);
    expect(await situation(page), "2.1.4").toEqual(untouched);
    const kinds = await kindsOfEvents(page);
    expect(kinds, "the recorder works").toContain("click");
    const gestures = kinds.filter((kind) => GESTURES.test(kind));
    expect(gestures, "2.5.1, 2.5.4").toEqual([]);
    // A slider or a draggable thing would need a button that does the same.
    await expect(page.locator("[draggable='true'], input[type='range'], [role='slider']")).toHaveCount(0);
    for (const selector of [
      "header button[popovertarget]",
      "main fieldset label",
      "main summary",
      "main a[href]",
      "header a[data-language]",
      "main button",
    ]) {
      const target = page.locator(`${selector}:visible`).first();
      if ((await target.count()) === 0) continue;
      await target.scrollIntoViewIfNeeded();
      await target.hover();
      const before = await situation(page);
      await page.mouse.down();
      await page.waitForTimeout(100);
      expect(await situation(page), `2.5.2 ${selector}`).toEqual(before);
      // Let go somewhere else, the visitor has thought better of it.
      await page.mouse.move(2, 500);
      await page.mouse.up();
      expect(await page.evaluate(() => location.pathname), selector).toBe(path);
    }
  });
}

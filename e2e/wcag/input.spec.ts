/** Checks the effects of keys, pointers and motion (WCAG 2.2: 2.1.4, 2.5.1, 2.5.2, 2.5.4). */
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "../browser";
import { sampled } from "../sampled";
import { TEMPLATE_PATHS_IN_TURN } from "../routes";

const CHARACTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789/?.,-+"];

/** Events of path-based and multipoint gestures, and of device motion. */
const GESTURES =
  /^(?:touchmove|pointermove|mousemove|gesture\w+|drag\w*|devicemotion|deviceorientation(?:absolute)?|shake)$/u;

async function readState(page: Page): Promise<Record<string, unknown>> {
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
    const listeners = new Map<EventTarget, Set<string>>();
    Object.assign(window, { listeners });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      listeners.set(this, (listeners.get(this) ?? new Set()).add(args[0]));
      addEventListener.apply(this, args);
    };
  });
}

/** Lists the event types that scripts and components handle. Skips React's root, which listens to all types. */
function readEventTypes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { listeners } = window as unknown as { listeners: Map<EventTarget, Set<string>> };
    const added = [...listeners.values()].filter((types) => types.size < 40).flatMap((types) => [...types]);
    const handled = [...document.querySelectorAll("*")].flatMap((element) => {
      const key = Object.keys(element).find((each) => each.startsWith("__reactProps$"));
      const props = key ? (element as unknown as Record<string, object>)[key] : {};
      const names = [...Object.keys(props ?? {}), ...element.getAttributeNames()];
      return names.filter((name) => /^on[A-Za-z]/u.test(name)).map((name) => name.slice(2).toLowerCase());
    });
    return [...new Set([...added, ...handled])];
  });
}

for (const { name, path } of sampled(TEMPLATE_PATHS_IN_TURN, 14)) {
  test(`no character key, gesture or mouse press without release changes ${name} @job`, async ({ page }) => {
    await recordListeners(page);
    await openPage(page, path);
    const untouched = await readState(page);
    for (const character of CHARACTERS) await page.keyboard.press(character);
    expect(await readState(page), "2.1.4").toEqual(untouched);
    const types = await readEventTypes(page);
    expect(types, "recorded types").toContain("click");
    const gestures = types.filter((type) => GESTURES.test(type));
    expect(gestures, "2.5.1, 2.5.4").toEqual([]);
    // Sliders and draggable elements would need a button as an alternative.
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
      const before = await readState(page);
      await page.mouse.down();
      await page.waitForTimeout(100);
      expect(await readState(page), `2.5.2 ${selector}`).toEqual(before);
      // A release elsewhere cancels the click.
      await page.mouse.move(2, 500);
      await page.mouse.up();
      expect(await page.evaluate(() => location.pathname), selector).toBe(path);
    }
  });
}

/** What keys, pointers and movement do, and what they must not do (WCAG 2.2: 2.1.4, 2.5.1, 2.5.2, 2.5.4). */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "../browser";
import { LANGUAGES, pathOf } from "../site";
import { SOME_TEMPLATES } from "../templates";

const CHARACTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789/?.,-+"];

/** Events that only a path of the pointer, several fingers or the device's movement can cause. */
const GESTURES = ["touchmove", "pointermove", "mousemove", "gesturestart", "gesturechange", "dragstart", "drag"];
const MOTION = ["devicemotion", "deviceorientation", "deviceorientationabsolute", "shake"];

/** @returns all that an action could have changed and that the visitor would notice. */
async function situation(page: Page): Promise<unknown> {
  const inPage = await page.evaluate(() => ({
    address: location.href,
    scrolled: scrollY,
    focus: document.activeElement?.outerHTML,
    opened: document.querySelectorAll(":popover-open, details[open], dialog[open]").length,
    checked: [...document.querySelectorAll("input")].map(({ checked, value }) => `${value} ${checked}`),
    text: document.body.innerText,
  }));
  return { ...inPage, pages: page.context().pages().length };
}

/** Notes every kind of event that scripts listen for. */
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

/** @returns the kinds of events that scripts have asked for; React asks at its root for every kind there is. */
function heardFor(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { heard } = window as unknown as { heard: Map<EventTarget, Set<string>> };
    const byHand = [...heard.values()].filter((kinds) => kinds.size < 40);
    const properties = ["ondevicemotion", "ondeviceorientation"] as const;
    return [...byHand.flatMap((kinds) => [...kinds]), ...properties.filter((property) => window[property])];
  });
}

/** @returns the kinds of events that components handle: React keeps them on the elements. */
function handled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll("*")].flatMap((element) => {
      const key = Object.keys(element).find((each) => each.startsWith("__reactProps$"));
      const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : {};
      const inAttributes = element.getAttributeNames().filter((name) => name.startsWith("on"));
      return [...Object.keys(props ?? {}).filter((name) => /^on[A-Z]/u.test(name)), ...inAttributes];
    });
    return [...new Set(names)].map((name) => name.slice(2).toLowerCase());
  });
}

SOME_TEMPLATES.forEach(([name, route], index) => {
  const path = pathOf(LANGUAGES[index % LANGUAGES.length] ?? "de", route);

  test(`2.1.4 no character is a shortcut: ${name}`, async ({ page }) => {
    await page.goto(path);
    await whenHydrated(page);
    const before = await situation(page);
    for (const character of CHARACTERS) await page.keyboard.press(character);
    expect(await situation(page)).toEqual(before);
  });

  test(`2.5.1, 2.5.4 nothing waits for a gesture or for the device to be moved: ${name}`, async ({ page }) => {
    await recordListeners(page);
    await page.goto(path);
    await whenHydrated(page);
    const kinds = [...new Set([...(await heardFor(page)), ...(await handled(page))])];
    expect(kinds, "the recorder works").toContain("click");
    expect(kinds.filter((kind) => [...GESTURES, ...MOTION].includes(kind.replace(/^on/u, "")))).toEqual([]);
    // A slider or a draggable thing would need a button that does the same.
    await expect(page.locator("[draggable='true'], input[type='range'], [role='slider']")).toHaveCount(0);
  });

  test(`2.5.2 pressing the pointer down does nothing yet: ${name}`, async ({ page }) => {
    await page.goto(path);
    await whenHydrated(page);
    const kinds = ["header button[popovertarget]:visible", "main fieldset label:visible", "main summary:visible"];
    for (const selector of [
      ...kinds,
      "main a[href]:visible",
      "header a[data-language]:visible",
      "main button:visible",
    ]) {
      const target = page.locator(selector).first();
      if ((await target.count()) === 0) continue;
      await target.scrollIntoViewIfNeeded();
      await target.hover();
      const { focus: _before, ...before } = (await situation(page)) as { focus: string };
      await page.mouse.down();
      await page.waitForTimeout(100);
      const { focus: _now, ...now } = (await situation(page)) as { focus: string };
      expect(now, selector).toEqual(before);
      // Let go somewhere else, the visitor has thought better of it.
      await page.mouse.move(2, 500);
      await page.mouse.up();
      expect(await page.evaluate(() => location.pathname), selector).toBe(path);
    }
  });
});

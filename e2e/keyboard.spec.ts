import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { LANGUAGES, MESSAGES, pathOf } from "./site";
import { IS_WHOLE, SOME_TEMPLATES } from "./templates";

interface Stop {
  name: string;
  isMarked: boolean;
  isCovered: boolean;
}

/** Of a page's stops; more than any page has. */
const MOST_STOPS = 400;

/** @returns every stop of one way through the page, from the first or from the last. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** @returns where the focus is, whether it shows and whether something lies over it; nothing behind the last stop. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body || "wasFocused" in element) return undefined;
    Object.assign(element, { wasFocused: true });
    const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 60)}`;
    // A field may be invisible, with its focus shown on its label.
    const shown = element.matches("label *") ? (element.closest("label") as HTMLElement) : element;
    const isMarked = [element, shown].some((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    });
    const isOnTop = [...shown.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    return { name, isMarked, isCovered: !isOnTop };
  });
}

/** @returns what can be pressed and is smaller than 24 px, with another target in the 24 px around its middle (2.5.8). */
function findSmallTargets(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate((root) => {
    const isTarget = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = [
      ...document.querySelectorAll("a[href], button, summary, label, input:not(label input), select, textarea"),
    ].filter((element) => element.closest(root));
    // A link in a sentence is as high as its line.
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" && element.parentElement?.textContent !== element.textContent;
    const targets = all.filter(isTarget).map((element) => ({ element, box: element.getBoundingClientRect() }));
    const small = targets.filter(({ element, box }) => (box.width < 24 || box.height < 24) && !isInText(element));
    const distance = (box: DOMRect, x: number, y: number) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    return small.flatMap(({ element, box }) => {
      if (box.right < 0 || box.bottom + scrollY < 0) return [];
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const near = targets.find((other) => other.element !== element && distance(other.box, x, y) < 12);
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      return near
        ? [
            `${element.textContent?.trim().slice(0, 40)} (${size}), near ${near.element.textContent?.trim().slice(0, 40)}`,
          ]
        : [];
    });
  }, within);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

SOME_TEMPLATES.forEach(([name, route], index) => {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "de";

  const widths = IS_WHOLE ? [390, 1280] : [index % 4 < 2 ? 390 : 1280];
  for (const width of widths) {
    test(`every stop of the Tab key shows and is not covered: ${name} (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathOf(language, route));
      await whenHydrated(page);
      const stops = await walk(page, "Tab");
      expect(stops[0]?.name).toBe(`A ${MESSAGES[language]["skip.toContent"]}`);
      expect(stops.length).toBeGreaterThan(10);
      expect.soft(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
      expect.soft(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
      // The way back: what is scrolled to from below must not stop under a header that stays.
      await page.reload();
      await whenHydrated(page);
      expect.soft((await walk(page, "Shift+Tab")).filter(({ isCovered }) => isCovered)).toEqual([]);
    });

    test(`what can be pressed is 24 px large, or alone: ${name} (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathOf(language, route));
      await whenHydrated(page);
      expect.soft(await findSmallTargets(page)).toEqual([]);
      const menu = page.locator("header button[popovertarget]:visible").first();
      // A campaign has no menu.
      if (!(await menu.isVisible())) return;
      await menu.click();
      // What lies under the menu can't be pressed now.
      expect.soft(await findSmallTargets(page, "header"), "with an open menu").toEqual([]);
    });
  }
});

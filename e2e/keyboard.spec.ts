/** Every stop of the Tab key is seen, in forced colours too (quality V7, V8); that targets are 24 px large is a rule of axe (e2e/accessibility.spec.ts). */
import { expect, type Page, test } from "@playwright/test";
import { openPage, whenHydrated } from "./browser";
import { sampled } from "./sampled";
import { MESSAGES } from "./site";
import { TEMPLATES_IN_TURN } from "./routes";

/** @returns every stop of one way through the page, from the first or from the last */
async function walk(page: Page, key: "Tab" | "Shift+Tab") {
  const stops = [];
  // More than any page has.
  while (stops.length < 400) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** @returns where the focus is, whether it shows and whether something lies over it; nothing behind the last stop. */
function currentStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body || "wasFocused" in element) return undefined;
    Object.assign(element, { wasFocused: true });
    const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 60)}`;
    // A field may be invisible, with its focus shown on its label.
    const shown = element.matches("label *") ? (element.closest("label") as HTMLElement) : element;
    // A card has the ring of its link. Outlines are what forced colours leave of rings.
    const isMarked = [element, shown, element.closest("li, article")].some((each) => {
      const { outlineStyle = "none", outlineWidth = "0" } = each ? getComputedStyle(each) : {};
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const isOnTop = [...shown.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    return { name, isMarked, isCovered: !isOnTop };
  });
}

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

for (const { name, language, path } of sampled(TEMPLATES_IN_TURN, 10))
  for (const width of sampled([390, 1280])) {
    test(`every stop of the Tab key shows and is not covered: ${name} (${language}, ${width} px)`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const stops = await walk(page, "Tab");
      expect(stops[0]?.name).toBe(`A ${MESSAGES[language]["skip.toContent"]}`);
      expect(stops.length).toBeGreaterThan(10);
      expect.soft(stops.filter(({ isMarked, isCovered }) => !isMarked || isCovered)).toEqual([]);
      // The way back: what is scrolled to from below must not stop under a header that stays.
      await page.reload();
      await whenHydrated(page);
      expect.soft((await walk(page, "Shift+Tab")).filter(({ isCovered }) => isCovered)).toEqual([]);
    });
  }

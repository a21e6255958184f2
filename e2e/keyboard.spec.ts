/** Tabs through pages in forced colours (quality V7, V8). axe checks the size of targets (e2e/accessibility.spec.ts). */
import { expect, type Page, test } from "@playwright/test";
import { openPage, waitForHydration } from "./browser";
import { sampled } from "./sampled";
import { MESSAGES } from "./test-site";
import { TEMPLATE_PATHS_IN_TURN } from "./routes";

const MAX_STOPS = 400;

/** Presses the key until the focus leaves the page, and collects the focused elements. */
async function collectStops(page: Page, key: "Tab" | "Shift+Tab") {
  const stops = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Describes the focused element, unless the focus has been there before or has left the page. */
function readStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body || "wasFocused" in element) return undefined;
    Object.assign(element, { wasFocused: true });
    const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 60)}`;
    // The label shows the focus of a visually hidden input.
    const visible = element.matches("label *") ? (element.closest("label") as HTMLElement) : element;
    // A card shows the focus of its link. Forced colours keep outlines only.
    const hasOutline = [element, visible, element.closest("li, article")].some((each) => {
      const { outlineStyle = "none", outlineWidth = "0" } = each ? getComputedStyle(each) : {};
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const isOnTop = [...visible.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (visible.contains(hit) || hit.contains(visible));
    });
    return { name, hasOutline, isCovered: !isOnTop };
  });
}

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

for (const { name, language, path } of sampled(TEMPLATE_PATHS_IN_TURN, 10))
  for (const width of sampled([390, 1280])) {
    test(`every focused element on ${name} has a visible outline (${language}, ${width} px)`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const stops = await collectStops(page, "Tab");
      expect(stops[0]?.name).toBe(`A ${MESSAGES[language]["skip.toContent"]}`);
      expect(stops.length).toBeGreaterThan(10);
      expect.soft(stops.filter(({ hasOutline, isCovered }) => !hasOutline || isCovered)).toEqual([]);
      // Backwards, elements scroll into view below the sticky header.
      await page.reload();
      await waitForHydration(page);
      expect.soft((await collectStops(page, "Shift+Tab")).filter(({ isCovered }) => isCovered)).toEqual([]);
    });
  }

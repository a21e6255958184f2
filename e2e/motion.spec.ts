/** Checks that animations respect reduced motion and never flash (quality V8; WCAG 2.2, 2.3.1). */
import { expect, type Page, test } from "@playwright/test";
import { navigateByRuntime, openPage, waitForHydration } from "./browser";
import { sampled } from "./sampled";
import { TEMPLATE_PATHS_IN_TURN } from "./routes";

/** Animations that repeat more slowly do not count as flashes. */
const MIN_PERIOD_MS = 1000;

/** Records animations in every frame. `flashing` holds those that repeat faster than allowed, or endlessly. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript((minPeriod) => {
    const [moving, flashing] = [new Set<string>(), new Set<string>()];
    Object.assign(window, { motion: { moving, flashing } });
    const checkFrame = () => {
      for (const { effect, timeline } of document.getAnimations()) {
        const { target, pseudoElement } = effect as KeyframeEffect;
        const element = `${target?.outerHTML.slice(0, 80)}${pseudoElement ?? ""}`;
        const { iterations = 1, duration } = effect?.getComputedTiming() ?? {};
        moving.add(element);
        // Scroll-driven animations move only while the visitor scrolls.
        if (!(timeline instanceof DocumentTimeline)) continue;
        if (iterations === Infinity || (iterations > 1 && Number(duration) < minPeriod)) flashing.add(element);
      }
      requestAnimationFrame(checkFrame);
    };
    requestAnimationFrame(checkFrame);
  }, MIN_PERIOD_MS);
}

const readAnimations = (page: Page) =>
  page.evaluate(() => {
    const { motion } = window as unknown as { motion: Record<"moving" | "flashing", Set<string>> };
    const rulesOf = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [rule, ...("cssRules" in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);
    // Rules for states that this test does not reach.
    const endless = [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && /infinite/u.test(rule.style.animation));
    const media = "video, marquee, blink, img[src$='.gif'], animate, animateTransform";
    const tags = [...document.querySelectorAll(media)].map(({ outerHTML }) => outerHTML);
    return {
      moving: [...motion.moving],
      flashing: [...motion.flashing, ...tags, ...endless.map(({ cssText }) => cssText)],
    };
  });

/** Opens a page and triggers its fades, transitions and scroll-driven animations. */
async function operatePage(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // Campaign pages lack a menu.
  const menu = page.locator("header button[popovertarget]:visible").first();
  if (await menu.isVisible()) {
    await menu.hover();
    await menu.click();
    await page.locator(":popover-open a").first().hover();
    await page.keyboard.press("Escape");
  }
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  for (const summary of await page.locator("main summary").all()) await summary.click();
  // Campaign pages hide the navigation of the footer.
  await page.locator("footer a:visible").first().hover();
}

for (const { name, path } of sampled(TEMPLATE_PATHS_IN_TURN)) {
  test(`${name} has animations but no flashes, and no animation with reduced motion`, async ({ page }) => {
    await recordAnimations(page);
    await operatePage(page, path);
    const { moving, flashing } = await readAnimations(page);
    expect(moving).not.toEqual([]);
    expect(flashing).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await operatePage(page, path);
    expect((await readAnimations(page)).moving).toEqual([]);
  });
}

test("a navigation is animated, but not with reduced motion @job", async ({ page }) => {
  await recordAnimations(page);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/de/");
    await navigateByRuntime(page, "/de/about-us/");
    await expect(page).toHaveURL("/de/about-us/");
    await waitForHydration(page);
    expect((await readAnimations(page)).moving.length > 0, reducedMotion).toBe(reducedMotion === "no-preference");
    // The language switch loads a document, which the browser may animate.
    await page.locator("a[data-language]:visible").first().click();
    await expect(page).toHaveURL("/en/about-us/");
    await waitForHydration(page);
    if (reducedMotion === "reduce") expect((await readAnimations(page)).moving).toEqual([]);
  }
});

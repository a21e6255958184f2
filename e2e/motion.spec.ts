/** Nothing moves for who asks for that, and nothing flashes for anyone (quality V8; WCAG 2.2, 2.3.1). */
import { expect, type Page, test } from "@playwright/test";
import { navigateInPage, openPage, whenHydrated } from "./browser";
import { sampled } from "./sampled";
import { TEMPLATES_IN_TURN } from "./routes";

/** Three flashes in a second are too many; what comes back more slowly than this does not flash. */
const SLOW = 1000;

/** `flashing` is what comes back faster than it may, or for ever. Looks into every frame from the document's beginning on: what moves for a moment only counts as well. */
async function record(page: Page): Promise<void> {
  await page.addInitScript((slow) => {
    const [moving, flashing] = [new Set<string>(), new Set<string>()];
    Object.assign(window, { motion: { moving, flashing } });
    const look = () => {
      for (const { effect, timeline } of document.getAnimations()) {
        const { target, pseudoElement } = effect as KeyframeEffect;
        const what = `${target?.outerHTML.slice(0, 80)}${pseudoElement ?? ""}`;
        const { iterations = 1, duration } = effect?.getComputedTiming() ?? {};
        moving.add(what);
        // Animations that the position in the page drives move only as long as the visitor does.
        if (!(timeline instanceof DocumentTimeline)) continue;
        if (iterations === Infinity || (iterations > 1 && Number(duration) < slow)) flashing.add(what);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, SLOW);
}

const motionOn = (page: Page) =>
  page.evaluate(() => {
    const { motion } = window as unknown as { motion: Record<"moving" | "flashing", Set<string>> };
    const rulesOf = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [rule, ...("cssRules" in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);
    // What the styles hold for moments that this test does not see.
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

/** What may move does: fades, transitions, lines that draw themselves while the page scrolls. */
async function goThrough(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // A campaign page has no menu.
  const menu = page.locator("header button[popovertarget]:visible").first();
  if (await menu.isVisible()) {
    await menu.hover();
    await menu.click();
    await page.keyboard.press("Escape");
  }
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  for (const more of await page.locator("main summary").all()) await more.click();
  await page.locator("footer a").first().hover();
}

for (const { name, path } of sampled(TEMPLATES_IN_TURN)) {
  test(`things move, and nothing flashes; nothing moves for who asks for that: ${name}`, async ({ page }) => {
    await record(page);
    await goThrough(page, path);
    const { moving, flashing } = await motionOn(page);
    expect(moving).not.toEqual([]);
    expect(flashing).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await goThrough(page, path);
    expect((await motionOn(page)).moving).toEqual([]);
  });
}

test("between two pages things move, but not for who asks for that @job", async ({ page }) => {
  await record(page);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/de/");
    await navigateInPage(page, "/de/about-us/");
    await expect(page).toHaveURL("/de/about-us/");
    await whenHydrated(page);
    expect((await motionOn(page)).moving.length > 0, reducedMotion).toBe(reducedMotion === "no-preference");
    // Into the other language: documents change, and the browser may animate that.
    await page.locator("a[data-language]:visible").first().click();
    await expect(page).toHaveURL("/en/about-us/");
    await whenHydrated(page);
    if (reducedMotion === "reduce") expect((await motionOn(page)).moving).toEqual([]);
  }
});

/** What pictures and movement must not do (WCAG 2.2: 1.4.5, 2.3.1). */
import { expect, test } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { whenHydrated } from "../browser";
import { readBuiltPages } from "../built-site";
import { ALL_ROUTES } from "../routes";
import { LANGUAGES, pathOf } from "../site";
import { SOME_TEMPLATES } from "../templates";

/** Three flashes in a second are too many; what comes back more slowly than this does not flash. */
const SLOW = 1000;

const drawings = ["content", "src"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .map((name) => path.join(folder, name)),
);

test("1.4.5 no drawing holds words", () => {
  expect(drawings.length).toBeGreaterThan(20);
  const holding = drawings.filter((file) =>
    /<(?:text|tspan|textPath|foreignObject|image)\b/u.test(readFileSync(file, "utf8")),
  );
  expect(holding).toEqual([]);
});

// Of a screen its words are what it is a picture of (1.4.5, essential); its alternative tells them (src/sections/screens).
test("1.4.5 every picture comes from a drawing or is a screen: what is photographed cannot be looked through for words", () => {
  const photographs = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:png|jpe?g|gif|webp|avif)$/iu.test(name),
  );
  expect(photographs.filter((name) => !/\/screen-[\w-]+\.(?:de|en)\.png$/u.test(name))).toEqual([]);
});

test("1.4.5 no page shows a picture that is not made by the build", () => {
  const pages = readBuiltPages();
  const sources = LANGUAGES.flatMap((language) =>
    ALL_ROUTES.map((route) => pages.get(pathOf(language, route))),
  ).flatMap((page) => page?.links.filter(({ element }) => element.name === "img").map(({ href }) => href) ?? []);
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => !source.startsWith("/static/"))).toEqual([]);
});

SOME_TEMPLATES.forEach(([name, route], index) => {
  test(`2.3.1 nothing flashes: ${name}`, async ({ page }) => {
    await page.goto(pathOf(LANGUAGES[index % LANGUAGES.length] ?? "de", route));
    await whenHydrated(page);
    await expect(page.locator("video, marquee, blink, img[src$='.gif'], animate, animateTransform")).toHaveCount(0);
    // A campaign has no menu.
    const menu = page.locator("header button[popovertarget]:visible").first();
    if (await menu.isVisible()) await menu.click();
    const repeated = await page.evaluate((slow) => {
      // Animations that the position in the page drives move only as long as the visitor does.
      const inTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      const timings = inTime.map(({ effect }) => ({ effect, timing: effect?.getComputedTiming() }));
      const isRepeated = (count = 1) => count > 1;
      const flashing = timings.filter(
        ({ timing }) => isRepeated(timing?.iterations) && Number(timing?.duration) < slow,
      );
      const endless = timings.filter(({ timing }) => timing?.iterations === Infinity);
      return [...flashing, ...endless].map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100));
    }, SLOW);
    expect(repeated).toEqual([]);
    expect(await endlessRules()).toEqual([]);

    /** What the styles hold for moments that this test does not see. */
    function endlessRules(): Promise<string[]> {
      return page.evaluate(() => {
        const rulesOf = (list: CSSRuleList): CSSRule[] =>
          [...list].flatMap((rule) => [rule, ...("cssRules" in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);
        const styles = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules));
        const endless = styles.filter((rule) => rule instanceof CSSStyleRule && /infinite/u.test(rule.style.animation));
        return endless.map(({ cssText }) => cssText);
      });
    }
  });
});

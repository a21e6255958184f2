import { expect, type Page, test } from "@playwright/test";
import { navigateInPage, whenHydrated } from "./browser";
import { LANGUAGES, pathOf } from "./site";
import { SOME_TEMPLATES } from "./templates";

/** Looks into every frame from the document's beginning on: what moves for a moment only counts as well. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moving = new Set<string>();
    Object.assign(window, { moving });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { target, pseudoElement } = animation.effect as KeyframeEffect;
        moving.add(`${target?.outerHTML.slice(0, 80)}${pseudoElement ?? ""}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What may move does: fades, transitions, lines that draw themselves while the page scrolls. */
async function goThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
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

const moving = (page: Page) => page.evaluate(() => [...(window as unknown as { moving: Set<string> }).moving]);

SOME_TEMPLATES.forEach(([name, route], index) => {
  const path = pathOf(LANGUAGES[index % LANGUAGES.length] ?? "de", route);
  test(`nothing moves for who asks for that: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await recordAnimations(page);
    await goThrough(page, path);
    expect(await moving(page)).toEqual([]);
  });
});

test("nothing moves between two pages for who asks for that", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await recordAnimations(page);
  await page.goto("/de/");
  await whenHydrated(page);
  await navigateInPage(page, "/de/about-us/");
  await expect(page).toHaveURL("/de/about-us/");
  // Into the other language: documents change, and the browser may animate that.
  await page.locator("a[data-language]:visible").first().click();
  await expect(page).toHaveURL("/en/about-us/");
  await whenHydrated(page);
  expect(await moving(page)).toEqual([]);
});

/** Where lines are drawn, by the page that has them: the process line, the map of the lines, a project's route. */
const DRAWN: readonly [what: string, route: string, lines: string, from: string][] = [
  ["a process line", "/services/it-consulting/", "main ol li", "::before"],
  ["the map of the lines", "/", "svg path[pathLength]", ""],
  ["the route of a project", "/case-study/case-study-modern-test/", "svg path[pathLength]", ""],
];

/** @returns the names of the animations that draw lines on the page. */
function drawings(page: Page, lines: string, from: string) {
  return page.locator(lines).evaluateAll(
    (elements, pseudo) =>
      elements
        .filter((element) => element.checkVisibility())
        .flatMap((element) => element.getAnimations({ subtree: true }))
        .filter(({ effect }) => ((effect as KeyframeEffect).pseudoElement ?? "") === pseudo)
        .map((animation) => (animation as CSSAnimation).animationName)
        .filter((name) => name !== "fade-in"),
    from,
  );
}

for (const [what, route, lines, from] of DRAWN) {
  test(`${what} draws with the scroll, stands finished for who wants no motion, and on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathOf("de", route));
    expect((await drawings(page, lines, from)).length).toBeGreaterThan(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await drawings(page, lines, from)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
    expect(await drawings(page, lines, from)).toEqual([]);
  });
}

test("what the tests above look for moves for everyone else", async ({ page }) => {
  await recordAnimations(page);
  await goThrough(page, "/de/");
  expect(await moving(page)).not.toEqual([]);
});

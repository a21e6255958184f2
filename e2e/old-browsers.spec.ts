/** Opens pages in a browser with the features of the oldest supported ones (tools/browser-features.mjs). */
import { expect, type Locator, type Page } from "@playwright/test";
import { markDocument, openPage } from "./browser";
import { headingOf } from "./built-pages";
import { test } from "./old-browser-test";
import { RUN_ALL } from "./sampled";
import { LANGUAGES, MESSAGES, pathOf } from "./test-site";
import { TEMPLATE_PATHS_IN_TURN } from "./routes";
import { findTextFaults, NO_TEXT_FAULTS } from "./text-faults";

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toContainText(headingOf(path));
}

TEMPLATE_PATHS_IN_TURN.filter((_, index) => RUN_ALL || index % 4 === 0).forEach(({ name, language, path }, index) => {
  test(`${name} has no fault and its links work in an old browser (${language})`, async ({ page, faults }) => {
    // Without web fonts, fallback faces show without `size-adjust`.
    if (index % 2) await page.route("**/*.woff2", (request) => request.abort());
    await openPage(page, path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A menu closes with a transition when the viewport changes (menu.module.css).
      await expect.poll(() => findTextFaults(page), `${width} px`).toEqual(NO_TEXT_FAULTS);
    }
    const pictures = page.locator("main img");
    const isLoaded = () => pictures.evaluateAll(([first]) => !first || (first as HTMLImageElement).naturalWidth > 0);
    await expect.poll(isLoaded, "the first picture").toBe(true);
    await page.locator("footer a[href$='/imprint/']").click();
    await expectPage(page, pathOf(language, "/imprint/"));
    expect(faults.take().filter((fault) => !/woff2|ERR_FAILED/u.test(fault))).toEqual([]);
  });
});

for (const way of ["mouse", "Tab key", "finger"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const isTouched = way === "finger";
    test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({
        javaScriptEnabled,
        viewport: isTouched ? { width: 390, height: 844 } : { width: 1280, height: 800 },
        hasTouch: isTouched,
        isMobile: isTouched,
        // Firefox 115 on a desktop lacks both.
        lacking: isTouched ? ["popover"] : ["popover", "has"],
      });

      test(`without popovers a menu opens by ${way}, and closes after a navigation`, async ({ page, faults }) => {
        const id = isTouched ? "menu" : "menu-1";
        const [menu, button] = [page.locator(`#${id}`), page.locator(`[data-popovertarget='${id}']`)];
        const link = menu.locator("a[href='/de/services/it-consulting/']");
        const activate = (target: Locator) => (isTouched ? target.tap() : target.click());
        await openPage(page, "/de/", javaScriptEnabled);
        const isSameDocument = javaScriptEnabled ? await markDocument(page) : undefined;
        await expect(menu).toBeHidden();
        if (way === "mouse") await button.hover();
        if (way === "Tab key") await button.focus();
        if (way === "finger") await button.tap();
        await expect(menu).toBeVisible();
        // CSS alone opens the menu, so that scripts could not update the attribute.
        await expect(button).not.toHaveAttribute("aria-expanded");
        const summary = link.locator("xpath=ancestor::li[details][1]/details[not(@open)]/summary");
        if (await summary.isVisible()) await activate(summary);
        if (way === "Tab key") {
          await link.focus();
          await page.keyboard.press("Enter");
        } else await activate(link);
        await expectPage(page, "/de/services/it-consulting/");
        if (way === "mouse") await page.mouse.move(1, 1);
        await expect(menu).toBeHidden();
        expect((await isSameDocument?.()) ?? true, "no full load").toBe(true);
        expect(faults.take()).toEqual([]);
      });
    });
  }
}

test.describe("without :has()", () => {
  test.use({ lacking: ["has"] });

  for (const language of LANGUAGES) {
    test(`without :has() all panels show and no radio button does (${language})`, async ({ page }) => {
      const messages = MESSAGES[language];
      const radios = page.locator("main").getByRole("radio");
      await page.goto(pathOf(language, "/newsroom/"));
      await expect(page.locator("main li[data-panel]:visible")).toHaveCount(10);
      await expect(page.getByRole("group", { name: messages["news.filter"] })).toBeHidden();
      const ticket = { de: "altsystem-umbau", en: "legacy-rebuild" }[language];
      await openPage(page, `${pathOf(language, "/")}#${ticket}`);
      await expect(page.locator("main li[id]:visible dl")).toHaveCount(20);
      await expect(page.locator(`#${ticket}`), "the ticket of the fragment").toBeInViewport();
      await expect(radios).toHaveCount(0);
      await page.goto(pathOf(language, "/solutions/ux-ui-audit/"));
      await expect(page.locator("main div:visible > h4")).toHaveCount(2);
      await page.goto(pathOf(language, "/case-study/case-study-modern-test/"));
      await expect(page.getByText(messages["demonstration.unfolded"], { exact: true })).toHaveCount(3);
      await expect(radios).toHaveCount(0);
      expect(await findTextFaults(page, "main")).toEqual(NO_TEXT_FAULTS);
    });
  }
});

import { expect, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { PAGE, sectionOf, TRIES, tryWithKeys, TYPES, unfoldedNote } from "./demonstrations";
import { axeViolations } from "./engines";
import { LANGUAGES, pathOf } from "./site";

for (const language of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test(`a choice by keyboard shows what belongs to it (${language})`, async ({ page }) => {
        await page.goto(pathOf(language, PAGE));
        if (javaScriptEnabled) await whenHydrated(page);
        for (const each of TRIES[language]) await test.step(each.type, () => tryWithKeys(page, each));
        for (const type of TYPES) await expect(unfoldedNote(sectionOf(page, type), language)).toBeHidden();
      });
    });
  }

  test(`what was chosen is without fault for the engine (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pathOf(language, PAGE));
    await whenHydrated(page);
    for (const each of TRIES[language]) await tryWithKeys(page, each);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`on paper all of it is there, with the reason (${language})`, async ({ page }) => {
    await page.goto(pathOf(language, PAGE));
    await page.emulateMedia({ media: "print" });
    for (const { type, first, second } of TRIES[language]) {
      const section = sectionOf(page, type);
      for (const text of [first, second]) await expect(section.getByText(text)).toBeVisible();
      await expect(unfoldedNote(section, language)).toBeVisible();
      await expect(section.getByRole("radio")).toHaveCount(0);
    }
  });
}

test("a choice that was made before React is kept", async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route("**/app-*.js", async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(pathOf("de", PAGE), { waitUntil: "commit" });
  const last = sectionOf(page, "switchboard").getByRole("radio").last();
  await last.check();
  start();
  await whenHydrated(page);
  await expect(last).toBeChecked();
  await expect(sectionOf(page, "switchboard").getByText("Der Dienst antwortet nicht")).toBeVisible();
});

for (const forcedColors of ["none", "active"] as const) {
  test(`which choice is on is seen (forced colours: ${forcedColors})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
    await page.goto(pathOf("de", PAGE));
    await whenHydrated(page);
    for (const type of TYPES) {
      const label = sectionOf(page, type).locator("label").nth(2);
      await label.scrollIntoViewIfNeeded();
      const before = (await label.screenshot()).toString("base64");
      await label.getByRole("radio").check();
      await label.getByRole("radio").blur();
      await page.mouse.move(0, 0);
      expect((await label.screenshot()).toString("base64"), type).not.toBe(before);
    }
  });
}

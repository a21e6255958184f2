/** Sections that can be tried out, where styles can't look inside: nothing is hidden, and nothing is offered that would change nothing. */
import { expect } from "@playwright/test";
import { whenHydrated } from "../browser";
import { PAGE, sectionOf, TRIES, unfoldedNote } from "../demonstrations";
import { LANGUAGES, pathOf } from "../site";
import { findTextFaults } from "../text-boxes";
import { test } from "./old-browser-test";

test.use({ lacking: ["has"] });

for (const language of LANGUAGES) {
  test(`all that could be chosen is there, with the reason (${language})`, async ({ page }) => {
    await page.goto(pathOf(language, PAGE));
    await whenHydrated(page);
    for (const { type, first, second } of TRIES[language]) {
      const section = sectionOf(page, type);
      for (const text of [first, second]) await expect(section.getByText(text)).toBeVisible();
      await expect(unfoldedNote(section, language)).toBeVisible();
      await expect(section.getByRole("radio")).toHaveCount(0);
    }
    expect(await findTextFaults(page, "main")).toEqual({ overflow: 0, clipped: [], spilled: [], overlapping: [] });
  });
}

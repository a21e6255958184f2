/** Leaves pages with changed input and comes back (src/browser/input-history.ts). */
import { expect } from "@playwright/test";
import { navigateByRuntime, openPage, waitForHydration } from "./browser";
import { test } from "./contact-endpoint";
import { fillForm, FORM_TEXTS, FORM_VALUES, readForm, setFormAction, submitButton } from "./contact-page";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";

for (const language of sampled(LANGUAGES, 1)) {
  const contact = pathOf(language, "/contact/");
  const policy = pathOf(language, "/privacy-policy/");

  test(`Back and Forward keep a form's input, and no storage has it (${language})`, async ({ page }) => {
    await openPage(page, pathOf(language, "/"));
    await navigateByRuntime(page, contact);
    await fillForm(page);
    await navigateByRuntime(page, policy);
    await expect(page).toHaveURL(policy);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(FORM_TEXTS.name);
    await page.goBack();
    await expect.poll(() => readForm(page)).toEqual(FORM_VALUES);
    await page.goForward();
    await expect(page).toHaveURL(policy);
    // The entries outlast the document.
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL(contact);
    await expect.poll(() => readForm(page)).toEqual(FORM_VALUES);
    await navigateByRuntime(page, pathOf(language, "/imprint/"));
    await expect(page.locator("form")).toHaveCount(0);
    await navigateByRuntime(page, contact);
    await expect(page.locator("form [name=name]"), "a link leads to an empty form").toHaveValue("");
  });

  test(`Back leads to an empty form after it was sent (${language}) @job`, async ({ page, endpoint }) => {
    await openPage(page, contact);
    await setFormAction(page, endpoint.at("ok"));
    await fillForm(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(pathOf(language, "/contactConfirmation/"));
    await page.goBack();
    await expect(page.locator("form [name=name]")).toHaveValue("");
    await expect(page.locator("form [name=consent]")).not.toBeChecked();
  });

  test(`Back keeps chosen answers and opened questions, and the place on the page (${language})`, async ({ page }) => {
    await openPage(page, pathOf(language, "/"));
    await navigateByRuntime(page, pathOf(language, "/solutions/ux-ui-audit/"));
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    const choice = page.locator("main [type=radio]").last();
    await choice.check({ force: true });
    const { y } = await page.evaluate(() => ({ y: Math.round(scrollY) }));
    await page.waitForTimeout(200);
    await navigateByRuntime(page, policy);
    await expect(page).toHaveURL(policy);
    await page.goBack();
    await expect(choice).toBeChecked();
    await expect(question).toHaveAttribute("open", "");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
    await page.locator("main [type=radio][checked]").last().check({ force: true });
    await question.locator("summary").click();
    await navigateByRuntime(page, policy);
    await expect(page).toHaveURL(policy);
    await page.goBack();
    await expect(page.locator("h1")).toBeVisible();
    await expect(choice, "the choice before the last one").not.toBeChecked();
    await expect(question, "a question that is closed again").not.toHaveAttribute("open");
  });
}

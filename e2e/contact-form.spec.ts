/** Sends the contact form, with and without errors (docs/decisions/0014-contact-form.md). */
import { expect } from "@playwright/test";
import { markDocument } from "./browser";
import { test } from "./contact-endpoint";
import {
  formAlert,
  submitButton,
  rewriteFormAction,
  formField,
  FORM_VALUES,
  fillForm,
  openContactPage,
  setFormAction,
  receivedFields,
  FORM_TEXTS,
  readForm,
} from "./contact-page";
import { sampled } from "./sampled";
import { LANGUAGES, MESSAGES, pathOf } from "./test-site";

for (const language of sampled(LANGUAGES)) {
  const confirmation = pathOf(language, "/contactConfirmation/");
  const texts = MESSAGES[language];

  test.describe(`JavaScript off (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test("the browser validates the contact form, sends it and shows the confirmation", async ({ page, endpoint }) => {
      await rewriteFormAction(page, endpoint.at("redirect"));
      await page.goto(pathOf(language, "/contact/"));
      await submitButton(page).click();
      await fillForm(page);
      // Browsers apply `minlength` to typed text only.
      await formField(page, "message").clear();
      await page.keyboard.type("Zu kurz.");
      await submitButton(page).click();
      expect(endpoint.received, "an incomplete form is not sent").toEqual([]);
      await fillForm(page);
      await submitButton(page).click();
      await expect(page).toHaveURL(confirmation);
      expect(endpoint.received).toEqual([receivedFields(language, "\r\n")]);
    });
  });

  test(`a sent form leads to the confirmation without a full load (${language})`, async ({ page, endpoint }) => {
    for (const behaviour of sampled(["ok", "redirect"] as const, 1)) {
      await openContactPage(page, language, endpoint.at(behaviour));
      const isSameDocument = await markDocument(page);
      await fillForm(page);
      await submitButton(page).dblclick();
      await expect(page).toHaveURL(confirmation);
      await expect(page.locator("h1")).toBeVisible();
      expect(await isSameDocument()).toBe(true);
      expect(endpoint.received.splice(0), "one message after a double click").toEqual([receivedFields(language, "\n")]);
    }
  });

  test(`a form that fails reports why and keeps its input (${language})`, async ({ page, endpoint, context }) => {
    const failures = [
      ["bad", "refused"],
      ["rateLimit", "rateLimited"],
      ["fail", "broken"],
      ["reset", "unreachable"],
    ] as const;
    await openContactPage(page, language);
    await fillForm(page);
    const expectFailure = async (text: string) => {
      await submitButton(page).click();
      await expect(formAlert(page)).toContainText(text);
      await expect(formAlert(page)).toBeFocused();
      await expect(formAlert(page).locator("a")).toHaveAttribute("href", /^mailto:/u);
      expect(await readForm(page)).toEqual(FORM_VALUES);
    };
    for (const [behaviour, message] of failures) {
      await setFormAction(page, endpoint.at(behaviour));
      await expectFailure(texts[`form-failure.${message}`]);
    }
    await context.setOffline(true);
    await expectFailure(texts["form-failure.offline"]);
    await context.setOffline(false);
    await setFormAction(page, endpoint.at("refuse"));
    await submitButton(page).click();
    await expect(formAlert(page)).toContainText(texts["form-summary.rejected"]);
    for (const name of ["email", "message"])
      await expect(formField(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(formField(page, "email")).toHaveAccessibleDescription(texts["form-error.rejected"]);
    await setFormAction(page, endpoint.at("ok"));
    await submitButton(page).click();
    await expect(page).toHaveURL(confirmation);
  });

  test(`an unanswered form is slow after 3 s and fails after 30 s (${language}) @job`, async ({ page, endpoint }) => {
    await openContactPage(page, language, endpoint.at("hang"));
    await fillForm(page);
    await page.clock.install();
    await submitButton(page).click();
    await expect(submitButton(page)).toContainText(texts["form.sending"]);
    await expect.poll(() => endpoint.received.length).toBe(1);
    await page.clock.runFor(3_000);
    await expect(page.locator("form [role=status]")).toHaveText(texts["form.slow"]);
    await page.keyboard.press("Enter");
    await page.clock.runFor(27_000);
    await expect(formAlert(page)).toContainText(texts["form-failure.timeout"]);
    expect(endpoint.received, "messages sent").toHaveLength(1);
    expect(await readForm(page)).toEqual(FORM_VALUES);
  });
}

test("the contact form can be filled in, corrected and sent by keyboard alone", async ({ page, endpoint }) => {
  await openContactPage(page, "de", endpoint.at("ok"));
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    await keyboard.press("Tab");
    await expect(formField(page, name).and(page.locator(":focus"))).toHaveCount(1);
  };
  await formField(page, "name").focus();
  await keyboard.type(FORM_TEXTS.name);
  await keyboard.press("Enter");
  await expect(formAlert(page)).toBeFocused();
  await expect(formAlert(page).locator("a")).toHaveCount(3);
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(formField(page, "email")).toBeFocused();
  expect(page.url(), "the unchanged URL").not.toContain("#");
  await keyboard.type(FORM_TEXTS.email);
  await tabTo("company");
  await tabTo("telephone");
  await tabTo("topic");
  await keyboard.press("ArrowRight");
  await tabTo("message");
  await keyboard.type(FORM_TEXTS.message.replace("\n", " "));
  await tabTo("consent");
  await keyboard.press("Space");
  await keyboard.press("Tab");
  await expect(page.locator("form a:focus"), "the privacy policy").toHaveCount(1);
  await keyboard.press("Tab");
  await expect(submitButton(page), "the honeypot is skipped").toBeFocused();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/contactConfirmation/u);
  expect(endpoint.received).toMatchObject([{ email: FORM_TEXTS.email, topic: "product", _gotcha: "" }]);
});

test("a pasted message that is too long is reported with its length and not cut", async ({ page, endpoint }) => {
  await openContactPage(page, "de", endpoint.at("ok"));
  await fillForm(page);
  await formField(page, "message").fill("x".repeat(5001));
  await submitButton(page).click();
  await expect(formField(page, "message")).toHaveAccessibleDescription(/5\.000 Zeichen, es sind 5\.001/u);
  await expect(formField(page, "message")).toHaveValue(/^x{5001}$/u);
  expect(endpoint.received).toEqual([]);
});

test("a page and a link of a product preselect their topic in the form", async ({ page }) => {
  for (const path of ["/de/contact/ibe/", "/en/contact/?topic=product"]) {
    await page.goto(path);
    await expect(page.locator("[name=topic]:checked")).toHaveValue("product");
  }
});

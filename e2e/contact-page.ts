/** Fills in, sends and reads the contact form. */
import { expect, type Page } from "@playwright/test";
import { openPage } from "./browser";
import { type Language, pathOf } from "./test-site";

export const FORM_TEXTS = {
  name: "Kim Beispiel",
  email: "kim@post.example",
  company: "Müller & Söhne",
  telephone: "+49 221 4710 999",
  message: "Unsere Buchungsstrecke ist zu langsam:\nworan liegt es? <b>€ 100 %</b>",
};

export const formField = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
export const submitButton = (page: Page) => page.locator("form button");
export const formAlert = (page: Page) => page.locator("main [role=alert]");

/** @param action URL that the form is sent to, in place of the built one */
export async function openContactPage(page: Page, language: Language, action?: string): Promise<void> {
  await openPage(page, pathOf(language, "/contact/"));
  if (action) await setFormAction(page, action);
}

export const setFormAction = (page: Page, action: string): Promise<void> =>
  page.locator("main form").evaluate((form, to) => form.setAttribute("action", to), action);

export async function fillForm(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(FORM_TEXTS)) await formField(page, name).fill(value);
  await formField(page, "topic").nth(1).check();
  await formField(page, "consent").check();
}

export async function readForm(page: Page): Promise<unknown> {
  const values = Object.keys(FORM_TEXTS).map(async (name) => [name, await formField(page, name).inputValue()]);
  const consent = await formField(page, "consent").isChecked();
  const topic = await page.locator("[name=topic]:checked").inputValue();
  return { ...Object.fromEntries(await Promise.all(values)), consent, topic };
}

export const FORM_VALUES = { ...FORM_TEXTS, consent: true, topic: "product" };

/** Returns the fields that the endpoint receives of the filled-in form. */
export const receivedFields = (language: Language, lineBreak: string) => ({
  ...FORM_TEXTS,
  message: FORM_TEXTS.message.replace("\n", lineBreak),
  consent: "yes",
  topic: "product",
  lang: language,
  _gotcha: "",
  _next: expect.stringContaining(pathOf(language, "/contactConfirmation/")),
});

/** Changes the form's action in the document itself, for pages without scripts. */
export async function rewriteFormAction(page: Page, action: string): Promise<void> {
  await page.route(/\/(?:contact|fullstack-developer)\/$/u, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<form[^>]* action=")([^"]+)"/u, `$1${action}"`);
    const { "content-security-policy": _policy, "content-length": _length, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html });
  });
}

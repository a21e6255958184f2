/** The contact page in a test: a form, an endpoint of its own, what is typed and what has to arrive. */
import { expect, type Page, test as base } from "@playwright/test";
import { whenHydrated } from "./browser";
import { ContactEndpoint } from "./contact-endpoint";
import { type Language, pathOf } from "./site";

export const test = base.extend<{ endpoint: ContactEndpoint }>({
  endpoint: [
    async ({ baseURL }, use) => {
      const endpoint = new ContactEndpoint(baseURL ?? "");
      await endpoint.start();
      await use(endpoint);
      await endpoint.stop();
    },
    { scope: "test" },
  ],
});

export const TYPED = {
  name: "Kim Beispiel",
  email: "kim@post.example",
  company: "Müller & Söhne",
  telephone: "+49 221 4710 999",
  message: "Unsere Buchungsstrecke ist zu langsam:\nworan liegt es? <b>€ 100 %</b>",
};

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
export const button = (page: Page) => page.locator("form button");
export const alertOn = (page: Page) => page.locator("main [role=alert]");

/** @param address where the form is sent to, as if the site had been built so */
export async function open(page: Page, language: Language, address?: string): Promise<void> {
  await page.goto(pathOf(language, "/contact/"));
  await whenHydrated(page);
  if (address) await sendTo(page, address);
}

/** The next submission goes there. */
export async function sendTo(page: Page, address: string): Promise<void> {
  await page.locator("main form").evaluate((form, to) => form.setAttribute("action", to), address);
}

export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) await field(page, name).fill(value);
  await field(page, "topic").nth(1).check();
  await field(page, "consent").check();
}

/** @returns what stands in the form: values, the topic, the consent. */
export async function whatStands(page: Page): Promise<unknown> {
  const values = Object.keys(TYPED).map(async (name) => [name, await field(page, name).inputValue()]);
  const consent = await field(page, "consent").isChecked();
  const topic = await page.locator("[name=topic]:checked").inputValue();
  return { ...Object.fromEntries(await Promise.all(values)), consent, topic };
}

export const FILLED_IN = { ...TYPED, consent: true, topic: "product" };
/** What is sent: the same, as forms send it, and nothing that nobody has asked for. */
export const sent = (language: Language, lineBreak: string) => ({
  ...TYPED,
  message: TYPED.message.replace("\n", lineBreak),
  consent: "yes",
  topic: "product",
  lang: language,
  _gotcha: "",
  _next: expect.stringContaining(pathOf(language, "/contactConfirmation/")),
});

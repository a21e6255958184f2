/**
 * What forms owe their visitors (WCAG 2.2: 3.3.7, 3.3.8), looked for in every form and field of the built site: a form that
 * comes is checked from its first build on. What the contact form says of mistakes (3.3.3, 3.3.4): e2e/contact-form.spec.ts.
 */
import { expect, type Page } from "@playwright/test";
import { readBuiltPages } from "../built-site";
import { sampled } from "../sampled";
import { LANGUAGES } from "../site";
import { test } from "../worker-page";

/** What the browser can fill in for a visitor who has typed it once (WCAG 2.2, 1.3.5; 3.3.7), by what a name says. */
const TOKENS: readonly [field: RegExp, token: RegExp][] = [
  [/mail/iu, /\bemail$/u],
  [/phone|tel(?:ef|ep|$)/iu, /\btel(?:-[a-z-]+)?$/u],
  [/company|firma|organi[sz]ation/iu, /\borganization$/u],
  [/^(?:full)?name$|first|last|given|family|vorname|nachname/iu, /\b(?:name|given-name|family-name)$/u],
];

/** A test of memory, of reading distorted letters, of arithmetic. */
const COGNITIVE = /captcha|turnstile|puzzle|sicherheitsfrage|security question|\b\d+ ?[+×*-] ?\d+ ?= ?\?/iu;

for (const language of sampled(LANGUAGES, 1)) {
  const withFields = [...readBuiltPages().values()].filter(({ hasFields }) => hasFields).map(({ path }) => path);
  const own = withFields.filter((path) => path.startsWith(`/${language}/`));

  test(`every form can be filled in by the browser and by pasting, and asks for no test of memory (${language})`, async ({
    phone,
  }) => {
    test.slow();
    expect(own.length).toBeGreaterThan(1);
    for (const path of own) {
      await phone.goto(path, { waitUntil: "domcontentloaded" });
      await checkFields(phone, path);
    }
  });
}

/** 3.3.7, 3.3.8: no page asks for an account. */
async function checkFields(page: Page, path: string): Promise<void> {
  const fields = await page.locator("input:not([type='hidden']), select, textarea").evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field) => ({
      name: field.name,
      type: field.type,
      autocomplete: field.getAttribute("autocomplete") ?? "",
      canPaste: field.dispatchEvent(new ClipboardEvent("paste", { cancelable: true, bubbles: true })),
      isLabelled:
        Boolean(field.labels?.length) || field.hasAttribute("aria-label") || field.hasAttribute("aria-labelledby"),
    })),
  );
  for (const { name, type, autocomplete, canPaste, isLabelled } of fields) {
    const token = TOKENS.find(([field]) => field.test(name))?.[1] ?? /^/u;
    expect.soft(autocomplete, `${path}: autocomplete of ${name}`).toMatch(token);
    expect.soft([canPaste, isLabelled, type === "password"], `${path}: ${name}`).toEqual([true, true, false]);
  }
  for (const form of await page.locator("form").all()) expect.soft(await form.innerText(), path).not.toMatch(COGNITIVE);
  await expect.soft(page.locator("iframe[src*='captcha'], script[src*='captcha']"), path).toHaveCount(0);
}

/**
 * What forms owe their visitors (WCAG 2.2: 3.3.3, 3.3.4, 3.3.7, 3.3.8), looked for in every form and field of the built
 * site: a form that comes is checked from its first build on.
 */
import { expect, type Page } from "@playwright/test";
import { whenHydrated } from "../browser";
import { readBuiltPages } from "../built-site";
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

const paths = LANGUAGES.flatMap((language) =>
  [...readBuiltPages().keys()].filter((path) => path.startsWith(`/${language}/`)),
);
const withFields = [...readBuiltPages().values()].filter(({ path, hasFields }) => hasFields && paths.includes(path));

/** @returns fields that a visitor fills in, with what the browser knows of each. */
function fieldsOf(page: Page) {
  return page.locator("input:not([type='hidden']), select, textarea").evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field) => ({
      name: field.name,
      type: field.type,
      autocomplete: field.getAttribute("autocomplete") ?? "",
      canPaste: field.dispatchEvent(new ClipboardEvent("paste", { cancelable: true, bubbles: true })),
      isLabelled:
        Boolean(field.labels?.length) || field.hasAttribute("aria-label") || field.hasAttribute("aria-labelledby"),
    })),
  );
}

for (const language of LANGUAGES) {
  const own = withFields.filter(({ path }) => path.startsWith(`/${language}/`)).map(({ path }) => path);

  test(`3.3.7, 3.3.8 fields have names, can be filled in by the browser and by pasting, and test no one (${language})`, async ({
    phone,
  }) => {
    test.setTimeout(180_000);
    let count = 0;
    for (const path of own) {
      await phone.goto(path, { waitUntil: "domcontentloaded" });
      for (const { name, type, autocomplete, canPaste, isLabelled } of await fieldsOf(phone)) {
        count += 1;
        const token = TOKENS.find(([field]) => field.test(name))?.[1];
        if (token) expect.soft(autocomplete, `${path}: autocomplete of ${name}`).toMatch(token);
        expect.soft(canPaste, `${path}: pasting into ${name}`).toBe(true);
        expect.soft(isLabelled, `${path}: label of ${name}`).toBe(true);
        // No page asks for an account; a password would have to be one that a password manager fills in.
        if (type === "password") expect.soft(autocomplete).toMatch(/current-password|new-password/u);
      }
      const forms = phone.locator("form");
      for (const form of await forms.all()) expect.soft(await form.innerText(), path).not.toMatch(COGNITIVE);
      await expect.soft(phone.locator("iframe[src*='captcha'], script[src*='captcha']"), path).toHaveCount(0);
    }
    expect(count, "the filter of the newsroom at least").toBeGreaterThan(0);
  });

  test(`3.3.3, 3.3.4 a form that is sent empty says what is missing and keeps what is typed (${language})`, async ({
    phone,
  }) => {
    test.setTimeout(180_000);
    for (const path of own) {
      await phone.goto(path, { waitUntil: "domcontentloaded" });
      if ((await phone.locator("form").count()) === 0) continue;
      await whenHydrated(phone);
      for (const form of await phone.locator("form").all()) await checkForm(phone, form, path);
    }
  });
}

async function checkForm(page: Page, form: ReturnType<Page["locator"]>, path: string): Promise<void> {
  const required = form.locator("[required], [aria-required='true']");
  if ((await required.count()) === 0) return;
  // 3.3.4: nothing is sent before the visitor has had the chance to correct it.
  await form.locator("[type='submit'], button:not([type])").first().click();
  expect.soft(new URL(page.url()).pathname, `${path}: an incomplete form is not sent`).toBe(path);
  for (const field of await required.all()) {
    const fault = await field.evaluate((element: HTMLInputElement) => {
      const ids = (element.getAttribute("aria-errormessage") ?? element.getAttribute("aria-describedby") ?? "").split(
        " ",
      );
      const own = ids
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .trim();
      return {
        isInvalid: element.getAttribute("aria-invalid") === "true" || !element.validity.valid,
        own,
        native: element.validationMessage,
      };
    });
    const name = `${path}: ${await field.getAttribute("name")}`;
    expect.soft(fault.isInvalid, `${name} is marked`).toBe(true);
    // 3.3.3: a suggestion is a sentence of its own, not the colour of a border.
    expect.soft((fault.own || fault.native).length, `${name} says what to do`).toBeGreaterThan(10);
  }
  // An error does not take away what has been typed.
  const text = form.locator("input[type='text'], textarea").first();
  if ((await text.count()) === 0) return;
  await text.fill("Erika Mustermann");
  await form.locator("[type='submit'], button:not([type])").first().click();
  await expect.soft(text, `${path}: what was typed is still there`).toHaveValue("Erika Mustermann");
}

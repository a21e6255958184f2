/** Checks every form (WCAG 2.2: 3.3.7, 3.3.8). e2e/contact-form.spec.ts checks its errors (3.3.3, 3.3.4). */
import { expect, type Page } from "@playwright/test";
import { readBuiltPages } from "../built-pages";
import { RUN_ALL, sampled } from "../sampled";
import { LANGUAGES } from "../test-site";
import { test } from "../shared-page-test";

/** Cognitive function tests: memory, distorted characters, arithmetic. */
const COGNITIVE_TEST = /captcha|turnstile|puzzle|sicherheitsfrage|security question|\b\d+ ?[+×*-] ?\d+ ?= ?\?/iu;

for (const language of sampled(LANGUAGES, 1)) {
  const paths = [...readBuiltPages().values()]
    .filter(({ elements }) => elements.some(({ name }) => /^(?:form|input|select|textarea)$/u.test(name)))
    .flatMap(({ path }) => (path.startsWith(`/${language}/`) ? path : []));

  test(`every form allows autofill and pasting, and has no cognitive test (${language})`, async ({ phone }) => {
    test.slow();
    expect(paths.length).toBeGreaterThan(1);
    for (const path of RUN_ALL ? paths : paths.slice(0, 2)) {
      await phone.goto(path, { waitUntil: "domcontentloaded" });
      await checkFields(phone, path);
    }
  });
}

/** Checks the fields of a page. axe checks autocomplete tokens and labels (e2e/accessibility.spec.ts). */
async function checkFields(page: Page, path: string): Promise<void> {
  const fields = await page.locator("input:not([type='hidden']), select, textarea").evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field) => ({
      name: field.name,
      type: field.type,
      autocomplete: field.getAttribute("autocomplete") ?? "",
      canPaste: field.dispatchEvent(new ClipboardEvent("paste", { cancelable: true, bubbles: true })),
    })),
  );
  for (const { name, type, autocomplete, canPaste } of fields) {
    const isAboutVisitor = /name|mail|phone|company/iu.test(name);
    expect.soft(autocomplete, `${path}: autocomplete of ${name}`).toMatch(isAboutVisitor ? /^[a-z]/u : /^/u);
    expect.soft([canPaste, type === "password"], `${path}: ${name}`).toEqual([true, false]);
  }
  for (const form of await page.locator("form").all())
    expect.soft(await form.innerText(), path).not.toMatch(COGNITIVE_TEST);
  await expect.soft(page.locator("iframe[src*='captcha'], script[src*='captcha']"), path).toHaveCount(0);
}

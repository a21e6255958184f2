/** Whoever comes to an address without a language is led to one (quality R1; decisions: Languages): every combination. */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import type { Language } from "./site";
import { IS_WHOLE } from "./templates";
import { blockStorage, fillStorage, visit } from "./visitor";

/** What an earlier visit has left: a language that counts, or nothing that does. */
const STORED: Readonly<Record<string, { value?: string; counts?: Language; spoil?: (page: Page) => Promise<void> }>> = {
  "stored de": { value: "de", counts: "de" },
  "stored en": { value: "en", counts: "en" },
  // A stored language that the site does not have: the page's own, which is German.
  "stored nonsense": { value: "tlh", counts: "de" },
  "blocked storage": { spoil: blockStorage },
  "full storage": { spoil: fillStorage },
};

const BROWSERS: Readonly<Record<string, { languages: string[]; counts: Language }>> = {
  "de-AT": { languages: ["de-AT"], counts: "de" },
  "en-US": { languages: ["en-US"], counts: "en" },
  fr: { languages: ["fr"], counts: "de" },
  none: { languages: [], counts: "de" },
};

const PLACES: Readonly<Record<string, string>> = {
  "the root": "/",
  "a deep page": "/services/headless-cms-integration/strapi/",
  "an unknown page": "/no/such/page/",
  "query and hash": "/contact/?from=train&a=%20b#main",
};

const CASES = Object.keys(STORED).flatMap((stored) =>
  Object.keys(BROWSERS).flatMap((browser) => Object.keys(PLACES).map((place) => ({ stored, browser, place }))),
);

for (const { stored, browser: wants, place } of CASES.filter((_, index) => IS_WHOLE || index % 7 === 0)) {
  test(`${stored}, browser ${wants}, ${place}`, async ({ browser, baseURL }) => {
    const { value, counts, spoil } = STORED[stored] ?? {};
    const { languages = [], counts: wanted = "de" } = BROWSERS[wants] ?? {};
    const from = PLACES[place] ?? "/";
    const visitor = value === undefined ? { languages } : { stored: value, languages };
    const page = await visit(browser, baseURL ?? "", visitor);
    await spoil?.(page);
    const to = `/${counts ?? wanted}${from}`;
    await page.goto(from);
    await page.waitForURL(to);
    await whenHydrated(page);
    expect(page.url()).toBe(`${baseURL}${to}`);
    await expect(page.locator("html")).toHaveAttribute("lang", counts ?? wanted);
    await page.context().close();
  });
}

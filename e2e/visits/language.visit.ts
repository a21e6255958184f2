/** The language: chosen, switched, remembered (quality R1, V3; decisions: Languages). */
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import { PREFERENCE_KEY } from "../site";
import type { Tab } from "./tab";
import { back, expectPlace, navigate, test, visit, whenHydrated } from "./visit-test";

const stored = (tab: Tab): Promise<string | null> => tab.run((key) => localStorage.getItem(key), PREFERENCE_KEY);

/** As a browser that is set to these languages. */
const prefers = (...languages: string[]) => `
  Object.defineProperty(Navigator.prototype, "languages", { get: () => ${JSON.stringify(languages)} });
`;

test("the switch leads to the same page, keeps query and fragment, and is remembered @core", async ({ tab, host }) => {
  await visit(tab, host, "/de/services/?from=letter&x=%C3%A4#main");
  await tab.click("header a[data-language='en']");
  await expectPlace(tab, { address: "/en/services/?from=letter&x=%C3%A4#main", language: "en", hasHeader: true });
  expect(await stored(tab)).toBe("en");
  await whenHydrated(tab);
  await navigate(tab, "/en/partner/?a=1");
  // The switch is that of the page that is seen.
  const heading = expect.stringContaining(headingOf("/en/partner/"));
  await expectPlace(tab, { address: "/en/partner/?a=1", heading });
  await tab.click("footer a[data-language='de']");
  await expectPlace(tab, { address: "/de/partner/?a=1", language: "de" });
  expect(await stored(tab)).toBe("de");
  expect(host.takeComplaints()).toEqual([]);
});

for (const [languages, language, tag] of [
  [["en-GB", "de"], "en", " @core"],
  [["fr", "de-AT"], "de", ""],
  [["fr"], "de", ""],
] as const) {
  test(`an address without a language leads to ${language} for who wants ${languages.join()}${tag}`, async ({
    tab,
    host,
  }) => {
    host.addScript(prefers(...languages));
    await tab.open(`${host.origin}/contact/?a=1#main`);
    await expectPlace(tab, { address: `/${language}/contact/?a=1#main`, language, hasHeader: true });
    expect(await stored(tab)).toBe(language);
    await whenHydrated(tab);
    await navigate(tab, "/about-us/");
    await expectPlace(tab, { address: `/${language}/about-us/`, language });
    // What is on its way is given up by who goes back: WebKit calls that an error.
    await whenHydrated(tab);
    await back(tab);
    await expectPlace(tab, { address: `/${language}/contact/?a=1#main` });
    expect(host.takeComplaints().filter((each) => !/status|404/u.test(each))).toEqual([]);
  });
}

test("a client-side navigation across languages shows the other one, and back the first", async ({ tab, host }) => {
  await visit(tab, host, "/de/contact/");
  await navigate(tab, "/en/imprint/");
  await expectPlace(tab, {
    address: "/en/imprint/",
    language: "en",
    heading: expect.stringContaining(headingOf("/en/imprint/")),
  });
  await back(tab);
  await expectPlace(tab, {
    address: "/de/contact/",
    language: "de",
    heading: expect.stringContaining(headingOf("/de/contact/")),
  });
  expect(host.takeComplaints()).toEqual([]);
});

test("storage that is blocked breaks neither the redirect nor the switch", async ({ tab, host }) => {
  host.addScript(prefers("de"));
  host.addScript(`
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get() { throw new DOMException("Access is denied", "SecurityError"); } });
    }
  `);
  await tab.open(`${host.origin}/contact/?a=1`);
  await expectPlace(tab, { address: "/de/contact/?a=1", hasHeader: true });
  await whenHydrated(tab);
  await tab.click("header a[data-language='en']");
  await expectPlace(tab, { address: "/en/contact/?a=1", language: "en" });
});

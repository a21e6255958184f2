/** The site is the same on every page, in the order and in the words (WCAG 2.2: 2.4.5, 3.2.3, 3.2.4, 3.2.6). */
import { expect, type Page } from "@playwright/test";
import { type BuiltPage, readBuiltPages } from "../built-site";
import { ALL_ROUTES } from "../routes";
import { type Language, LANGUAGES, pathOf } from "../site";
import { test } from "../worker-page";
import { TEMPLATES } from "../templates";

const pages = readBuiltPages();

const pagesIn = (language: Language) =>
  ALL_ROUTES.map((route) => pages.get(pathOf(language, route))).filter((page): page is BuiltPage => page !== undefined);

/** @returns where the links of a part of the page lead, in their order; the language switch leads elsewhere on each. */
const order = (page: BuiltPage, area: string) =>
  page.links
    .filter(({ element }) => element.area === area && element.name === "a" && !("data-language" in element.attributes))
    .map(({ href }) => href);

for (const language of LANGUAGES) {
  for (const area of ["header", "footer"]) {
    test(`3.2.3 the ${area} leads to the same pages in the same order everywhere (${language})`, () => {
      const [first, ...others] = pagesIn(language);
      const expected = first ? order(first, area) : [];
      expect(expected.length).toBeGreaterThan(5);
      for (const page of others) expect.soft(order(page, area), page.path).toEqual(expected);
    });
  }

  test(`2.4.5 every page has a way to the site map and to the home page (${language})`, () => {
    for (const page of [...pagesIn(language), pages.get(pathOf(language, "/404/"))]) {
      const hrefs = page?.links.filter(({ element }) => element.name === "a").map(({ href }) => href);
      expect.soft(hrefs, page?.path).toContain(pathOf(language, "/sitemap/"));
      expect.soft(hrefs, page?.path).toContain(pathOf(language, "/"));
    }
  });

  test(`3.2.4 what does the same has the same name on every page (${language})`, async ({ phone }) => {
    const names = new Map<string, Set<string>>();
    for (const route of Object.values(TEMPLATES)) {
      await phone.goto(pathOf(language, route));
      for (const [what, name] of await functions(phone)) names.set(what, (names.get(what) ?? new Set()).add(name));
    }
    expect(names.size).toBeGreaterThan(20);
    for (const [what, found] of names) expect.soft([...found], what).toHaveLength(1);
  });

  test(`3.2.6 help is in the same place on every page: telephone, e-mail, contact (${language})`, async ({ phone }) => {
    const expected = ["header: contact", "header: telephone", "footer: contact", "footer: telephone", "footer: e-mail"];
    for (const route of Object.values(TEMPLATES)) {
      await phone.goto(pathOf(language, route));
      const found = await helpInOrder(phone, pathOf(language, "/contact/"));
      expect.soft([...new Set(found)], `${route}: the same order`).toEqual(expected);
    }
  });
}

/** @returns of header and footer each function and its name: where a link leads, what a button opens. */
function functions(page: Page): Promise<[what: string, name: string][]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("body > div header a[href], header button, footer a[href]")];
    return all
      .filter((element) => !element.closest("main") && !element.matches("[data-language]"))
      .map((element) => {
        const what = element.getAttribute("href") ?? element.getAttribute("popovertarget") ?? "";
        const isLogo = element.matches("a:has(svg)");
        return [
          isLogo ? `${what} (logo)` : what,
          element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
        ];
      });
  });
}

/** @returns the ways to help that stand on every page, in the order of the page. */
function helpInOrder(page: Page, contact: string): Promise<string[]> {
  return page.evaluate((path) => {
    const kinds = { [`a[href='${path}']`]: "contact", "a[href^='tel:']": "telephone", "a[href^='mailto:']": "e-mail" };
    const links = [...document.querySelectorAll("header a[href], footer a[href]")].filter(
      (link) => !link.closest("main"),
    );
    return links.flatMap((link) => {
      const kind = Object.entries(kinds).find(([selector]) => link.matches(selector))?.[1];
      return kind ? [`${link.closest("header, footer")?.tagName.toLowerCase()}: ${kind}`] : [];
    });
  }, contact);
}

/** Opens every page in both languages on a phone, with and without JavaScript (quality V1, V3, V9, S1). */
import { expect, type Page } from "@playwright/test";
import { type PageErrors, normaliseSpaces, setOldClock, waitForHydration } from "./browser";
import { readBuiltPages } from "./built-pages";
import { ALL_ROUTES, CANONICAL_ROUTES, NOINDEX_ROUTES } from "./routes";
import { sampled, splitIntoBatches } from "./sampled";
import { type Language, LANGUAGES, otherLanguage, pathOf, SITE_URL } from "./test-site";
import { test } from "./shared-page-test";

const built = readBuiltPages();

function describePage(page: Page) {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? "");
    return {
      language: document.documentElement.lang,
      headings: all<HTMLElement>("h1").map((heading) => (heading.checkVisibility() ? heading.innerText : "")),
      titles: all("head title").map((title) => title.textContent),
      descriptions: attributes("meta[name='description']", "content"),
      canonical: attributes("link[rel='canonical']", "href"),
      robots: attributes("meta[name='robots']", "content").join(),
      switches: attributes("a[data-language]", "href"),
    };
  });
}

/** Lists links and buttons of header and footer in order, as `target: name`. */
function readFunctions(page: Page): Promise<string[]> {
  return page.locator("header a[href], header button, footer a[href]").evaluateAll((all) =>
    all
      .filter((element) => !element.closest("main") && !element.matches("[data-language]"))
      .map((element) => {
        const target = element.getAttribute("href") ?? element.getAttribute("popovertarget") ?? "";
        return `${target}: ${element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""}`;
      }),
  );
}

for (const language of sampled(LANGUAGES)) {
  for (const [first, routes] of sampled(splitIntoBatches(ALL_ROUTES, 8), 3)) {
    test(`pages from ${first} are complete without scripts (${language})`, async ({
      phone,
      withoutScripts,
      faults,
    }) => {
      test.slow();
      await setOldClock(phone);
      await phone.goto(pathOf(language, "/"));
      const functions = await readFunctions(phone);
      faults.take();
      for (const route of routes) {
        const path = pathOf(language, route);
        await test.step(path, async () => {
          await checkPage(phone, faults, language, route);
          expect.soft(await readFunctions(phone), `${path}: 3.2.3, 3.2.4 header and footer`).toEqual(functions);
          await withoutScripts.goto(path);
          await expect.soft(withoutScripts.locator("h1"), `${path}: heading without JavaScript`).toBeVisible();
          const text = async (page: Page) => normaliseSpaces(await page.locator("main").innerText());
          expect.soft(await text(withoutScripts), `${path}: text without JavaScript`).toBe(await text(phone));
        });
      }
    });
  }

  test(`header and footer link to site map, home and help in one order (${language})`, async ({ phone }) => {
    await phone.goto(pathOf(language, "/"));
    const functions = await readFunctions(phone);
    expect(functions.length).toBeGreaterThan(20);
    const path = (route: string) => expect.stringContaining(`${pathOf(language, route)}: `);
    expect(functions).toEqual(expect.arrayContaining([path("/sitemap/"), path("/")]));
    // WCAG 2.2, 3.2.6. The footer has the e-mail address, too.
    const help = new RegExp(`^(?:tel:|mailto:|${pathOf(language, "/contact/")}(?=:))`, "u");
    const order = functions.flatMap((each) => help.exec(each)?.[0] ?? []);
    const contact = pathOf(language, "/contact/");
    expect(order.filter((each, index) => each !== order[index - 1])).toEqual([
      contact,
      "tel:",
      contact,
      "tel:",
      "mailto:",
    ]);
    await phone.goto(pathOf(language, "/no-such-page/"));
    expect(await readFunctions(phone)).toEqual(functions);
  });
}

async function checkPage(page: Page, faults: PageErrors, language: Language, route: string): Promise<void> {
  const path = pathOf(language, route);
  const response = await page.goto(path);
  expect.soft(response?.status(), `${path}: status`).toBe(200);
  await waitForHydration(page);
  const found = await describePage(page);
  expect.soft(found, path).toMatchObject({
    language,
    headings: [expect.stringMatching(/\S/u)],
    canonical: [`${SITE_URL}${pathOf(language, CANONICAL_ROUTES[route] ?? route)}`],
    switches: [pathOf(otherLanguage(language), route), pathOf(otherLanguage(language), route)],
  });
  expect.soft(/noindex/u.test(found.robots), `${path}: noindex`).toBe(NOINDEX_ROUTES.includes(route));
  expect.soft(found.titles, `${path}: title after hydration`).toEqual([built.get(path)?.title]);
  expect.soft(found.descriptions, `${path}: description after hydration`).toEqual([built.get(path)?.description]);
  expect.soft(faults.take(), `${path}: faults`).toEqual([]);
}

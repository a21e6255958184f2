/** Every template, loaded and followed: nothing in the console, no violation, nothing stored that is not listed (V9, S1). */
import { expect } from "@playwright/test";
import { allows, STORAGE_LIST } from "../../src/model/storage-list";
import { LANGUAGES, pathOf } from "../site";
import { TEMPLATES } from "../templates";
import { expectPlace, navigate, test, visit } from "./visit-test";

for (const [index, language] of LANGUAGES.entries()) {
  test(`every template is whole and silent, as a document and by a link (${language})`, async ({ tab, host }) => {
    test.slow();
    const routes = Object.values(TEMPLATES);
    for (const [place, route] of routes.entries()) {
      const path = pathOf(language, route);
      if (place === 0 || place % 2 === index) await visit(tab, host, path);
      else await navigate(tab, path);
      await expectPlace(tab, {
        address: path,
        heading: expect.stringMatching(/\S/u),
        hasHeader: true,
        hasFooter: true,
      });
      await expect.poll(() => tab.run(isQuiet), "every picture in sight is there").toBe(true);
      const complaints = host.takeComplaints().filter((each) => !isOfMissingPage(each));
      expect(complaints, path).toEqual([]);
    }
    const stored = await tab.run(async () => ({
      cookies: document.cookie ? [document.cookie] : [],
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      caches: await caches.keys(),
    }));
    const keys = Object.entries(stored).flatMap(([where, all]) => all.map((key) => [where, key] as const));
    const unlisted = keys.filter(([where, key]) => !STORAGE_LIST.some((entry) => allows(entry, where, key)));
    expect(unlisted).toEqual([]);
  });
}

/** The answer for a page that is not there has status 404: a browser says so. */
const isOfMissingPage = (complaint: string): boolean => /no-such-page|404/u.test(complaint);

/** What is on its way when the visitor goes on is given up, which some engines call an error. */
function isQuiet(): boolean {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < 2 * window.innerHeight);
  return inSight.every(({ complete }) => complete);
}

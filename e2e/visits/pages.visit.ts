/**
 * What a visitor does where engines have ways of their own: what they complain of, history, documents that are kept alive,
 * popovers and the focus of what is pressed, and what is fetched ahead. The rest is tried in Chromium alone (e2e/*.spec.ts).
 */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { markDocument, navigateInPage, whenHydrated } from "../browser";
import { LANGUAGES, pathOf } from "../site";
import { TEMPLATES } from "../routes";
import type { Tab } from "./tab";
import { back, expectPage, expectPlace, test, visit } from "./visit-test";

for (const [index, language] of LANGUAGES.entries()) {
  test(`every template is whole and silent, as a document and by a link (${language})`, async ({ tab, host }) => {
    test.slow();
    for (const [place, route] of Object.values(TEMPLATES).entries()) {
      const path = pathOf(language, route);
      if (place === 0 || place % 2 === index) await visit(tab, host, path);
      else await navigateInPage(tab, path);
      await expectPlace(tab, { address: path, heading: expect.stringMatching(/\S/u), isWhole: true });
      await expect.poll(() => tab.evaluate(arePicturesThere), "every picture in sight is there").toBe(true);
      // The answer for a page that is not there has status 404: a browser says so.
      const complaints = host.reports.splice(0).filter((each) => !/no-such-page|404/u.test(each));
      expect(complaints, path).toEqual([]);
    }
  });
}

/** What is on its way when the visitor goes on is given up, which some engines call an error. Runs in the page. */
function arePicturesThere(): boolean {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < 2 * window.innerHeight);
  return inSight.every(({ complete }) => complete);
}

/** As on a busy machine: the worker controls the page before it says that it is installed. */
const CONTROLLED_EARLY = `
  const { prototype } = ServiceWorkerContainer;
  const { register } = prototype;
  let worker = null;
  prototype.register = function (...all) {
    worker = { state: "activated", postMessage: () => undefined };
    return register.apply(this, all);
  };
  Object.defineProperty(prototype, "controller", { get: () => worker });
`;

test("the first link leads on in the document, however early the worker controls @webkit", async ({ tab, host }) => {
  host.addScript(CONTROLLED_EARLY);
  await visit(tab, host, "/de/about-us/");
  const isSameDocument = await markDocument(tab);
  const isInstalled = () =>
    tab.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await expect.poll(isInstalled).toBe(true);
  await tab.click("footer a[href='/de/services/']");
  await expectPage(tab, "/de/services/");
  await expectPlace(tab, { said: expect.stringMatching(/\S/u), focus: "h1" });
  expect(await isSameDocument(), "no full load").toBe(true);
});

test("back and forward show each page where it was left, across languages too @firefox", async ({ tab, host }) => {
  const scrollTo = (top: number) => tab.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  // Gatsby stores the position once scrolling has come to rest.
  const isStored = (top: number) => tab.evaluate((at) => Object.values(sessionStorage).includes(String(at)), top);
  const expectScroll = (top: number, where: string) =>
    expect.poll(() => tab.evaluate(() => Math.round(scrollY)), where).toBe(top);
  await visit(tab, host, "/de/newsroom/");
  await scrollTo(900);
  await expect.poll(() => isStored(900), "the position is stored").toBe(true);
  await navigateInPage(tab, "/de/news/fusion-rail/");
  await expectPage(tab, "/de/news/fusion-rail/");
  await expectScroll(0, "a new page begins at its top");
  await scrollTo(200);
  await expect.poll(() => isStored(200), "the position is stored").toBe(true);
  await back(tab);
  await expectPage(tab, "/de/newsroom/");
  await expectScroll(900, "the old one is where it was left");
  await pause(400);
  await tab.evaluate(() => history.forward());
  await expectPage(tab, "/de/news/fusion-rail/");
  await expectScroll(200, "so is the new one");
  await navigateInPage(tab, "/en/imprint/");
  await expectPage(tab, "/en/imprint/");
  await expectPlace(tab, { language: "en" });
  // What is on its way is given up by who goes back: WebKit calls that an error.
  await whenHydrated(tab);
  await back(tab);
  await expectPage(tab, "/de/news/fusion-rail/");
  await expectPlace(tab, { language: "de" });
  expect(host.reports).toEqual([]);
});

const expectMenu = (tab: Tab, id: string, wanted: { isOpen: boolean; focus?: "button" | "menu" }) =>
  expect
    .poll(() =>
      tab.evaluate((menu) => {
        const button = document.querySelector(`button[popovertarget="${menu}"]`);
        const { activeElement: focused } = document;
        return {
          isOpen: document.querySelector(`#${menu}:popover-open`) !== null,
          expanded: button?.getAttribute("aria-expanded"),
          focus: focused === button ? "button" : focused?.closest(`#${menu}`) ? "menu" : "",
        };
      }, id),
    )
    .toMatchObject({ ...wanted, expanded: String(wanted.isOpen) });

test("a menu opens by keyboard, is next in focus, and Escape leads to its button @webkit", async ({ tab, host }) => {
  await visit(tab, host, "/de/");
  await tab.evaluate(() => document.querySelector<HTMLElement>("button[popovertarget='menu-1']")?.focus());
  for (const key of ["Enter", "Space"] as const) {
    await expectMenu(tab, "menu-1", { isOpen: false, focus: "button" });
    await tab.press(key);
    await expectMenu(tab, "menu-1", { isOpen: true });
    await tab.press("Tab");
    await expectMenu(tab, "menu-1", { isOpen: true, focus: "menu" });
    await tab.press("Escape");
  }
  await expectMenu(tab, "menu-1", { isOpen: false, focus: "button" });
});

test("on a phone a link in the menu leads on, and the menu closes @firefox", async ({ tab, host }) => {
  const service = "/en/services/it-consulting/";
  await tab.resize(600, 800);
  await visit(tab, host, "/en/");
  await tab.tap("button[popovertarget='menu']");
  await expectMenu(tab, "menu", { isOpen: true });
  await tab.tap(`#menu li:has(> ul a[href='${service}']) > details > summary`);
  await tab.tap(`#menu a[href='${service}']`);
  await expectPage(tab, service);
  await expectPlace(tab, { focus: "h1" });
  await expectMenu(tab, "menu", { isOpen: false });
  expect(host.reports).toEqual([]);
});

test("a page whose link is seen is fetched ahead, once, and opens without a request", async ({ tab, host }) => {
  const wanted = [/^\/page-data\/de\/contact\/page-data\.json$/u, /\/contact-form-section-.*\.js$/u];
  await visit(tab, host, "/de/services/");
  await tab.evaluate(() => document.querySelector("footer a[href='/de/contact/']")?.scrollIntoView());
  const counts = () => wanted.map((pattern) => host.requestedPaths.filter((path) => pattern.test(path)).length);
  await expect.poll(() => Math.min(...counts()), { timeout: 20_000 }).toBe(1);
  await pause(500);
  expect(counts(), "each is asked for once").toEqual([1, 1]);
  expect(host.reports).toEqual([]);
  const isSameDocument = await markDocument(tab);
  // From here on none of them can be had any more: only whether there is a newer build is still asked for.
  for (const paths of wanted) host.intercept({ paths, fault: "404" });
  await tab.click("footer a[href='/de/contact/']");
  await expectPage(tab, "/de/contact/");
  expect(await isSameDocument(), "no full load").toBe(true);
});

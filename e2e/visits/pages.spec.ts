/** Tests features that differ between engines: errors, history, bfcache, popovers, focus, prefetching. */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { markDocument, navigateByRuntime, waitForHydration } from "../browser";
import { LANGUAGES, pathOf } from "../test-site";
import { TEMPLATE_ROUTES } from "../routes";
import type { Tab } from "./tab";
import { goBackInHistory, expectPage, expectState, test, visitPage } from "./visit-test";

for (const [index, language] of LANGUAGES.entries()) {
  test(`every template is complete and logs no error (${language})`, async ({ tab, host }) => {
    test.slow();
    for (const [number, route] of Object.values(TEMPLATE_ROUTES).entries()) {
      const path = pathOf(language, route);
      if (number === 0 || number % 2 === index) await visitPage(tab, host, path);
      else await navigateByRuntime(tab, path);
      await expectState(tab, { url: path, heading: expect.stringMatching(/\S/u), isComplete: true });
      await expect.poll(() => tab.evaluate(arePicturesLoaded), "visible pictures are loaded").toBe(true);
      // Browsers log the status of the 404 page.
      const errors = host.reports.splice(0).filter((each) => !/no-such-page|404/u.test(each));
      expect(errors, path).toEqual([]);
    }
  });
}

/** Tells whether the pictures near the viewport have loaded: some engines log aborted requests. Runs in the page. */
function arePicturesLoaded(): boolean {
  // Firefox loads lazy pictures up to 600 px below the viewport.
  const end = window.innerHeight + 500;
  const near = [...document.images].filter((image) => image.getBoundingClientRect().top < end);
  return near.every(({ complete }) => complete);
}

/** Simulates a worker that controls the page before it is reported as installed, as on a busy machine. */
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

test("the first click stays in the document if the worker takes control early", async ({ tab, host }) => {
  host.addScript(CONTROLLED_EARLY);
  await visitPage(tab, host, "/de/about-us/");
  const isSameDocument = await markDocument(tab);
  const isInstalled = () =>
    tab.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await expect.poll(isInstalled).toBe(true);
  await tab.click("footer a[href='/de/services/']");
  await expectPage(tab, "/de/services/");
  await expectState(tab, { status: expect.stringMatching(/\S/u), focus: "h1" });
  expect(await isSameDocument(), "no full load").toBe(true);
});

test("Back and Forward restore scroll positions, and pages in the other language @firefox", async ({ tab, host }) => {
  const scrollTo = (top: number) => tab.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  // Gatsby stores the position after scrolling has ended.
  const isStored = (top: number) => tab.evaluate((at) => Object.values(sessionStorage).includes(String(at)), top);
  const expectScroll = (top: number) => expect.poll(() => tab.evaluate(() => Math.round(scrollY))).toBe(top);
  await visitPage(tab, host, "/de/newsroom/");
  await scrollTo(900);
  await expect.poll(() => isStored(900), "the position is stored").toBe(true);
  await navigateByRuntime(tab, "/de/news/fusion-rail/");
  await expectPage(tab, "/de/news/fusion-rail/");
  await expectScroll(0);
  await scrollTo(200);
  await expect.poll(() => isStored(200), "the position is stored").toBe(true);
  await goBackInHistory(tab);
  await expectPage(tab, "/de/newsroom/");
  await expectScroll(900);
  await pause(400);
  await tab.evaluate(() => history.forward());
  await expectPage(tab, "/de/news/fusion-rail/");
  await expectScroll(200);
  await navigateByRuntime(tab, "/en/imprint/");
  await expectPage(tab, "/en/imprint/");
  await expectState(tab, { language: "en" });
  // WebKit reports requests that a navigation aborts as errors.
  await waitForHydration(tab);
  await goBackInHistory(tab);
  await expectPage(tab, "/de/news/fusion-rail/");
  await expectState(tab, { language: "de" });
  expect(host.reports).toEqual([]);
});

const expectMenu = (tab: Tab, id: string, expected: { isOpen: boolean; focus?: "button" | "menu" }) =>
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
    .toMatchObject({ ...expected, expanded: String(expected.isOpen) });

test("a menu opens by keyboard, takes the focus next, and Escape returns it @webkit", async ({ tab, host }) => {
  await visitPage(tab, host, "/de/");
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

test("tapping a link in the phone's menu opens its page and closes the menu @firefox", async ({ tab, host }) => {
  const service = "/en/services/it-consulting/";
  await tab.resize(600, 800);
  await visitPage(tab, host, "/en/");
  await tab.tap("button[popovertarget='menu']");
  await expectMenu(tab, "menu", { isOpen: true });
  await tab.tap(`#menu li:has(> ul a[href='${service}']) > details > summary`);
  await tab.tap(`#menu a[href='${service}']`);
  await expectPage(tab, service);
  await expectState(tab, { focus: "h1" });
  await expectMenu(tab, "menu", { isOpen: false });
  expect(host.reports).toEqual([]);
});

test("a page closes its menu before the back/forward cache keeps it", async ({ tab, host }) => {
  await visitPage(tab, host, "/de/");
  await tab.evaluate(() => document.querySelector<HTMLElement>("#menu-1")?.showPopover());
  await expectMenu(tab, "menu-1", { isOpen: true });
  // Engines cache pages by rules of their own, so the test fires the event.
  await tab.evaluate(() => void window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expectMenu(tab, "menu-1", { isOpen: false });
});

test("a page with a visible link is prefetched once, and opens without a request", async ({ tab, host }) => {
  const patterns = [/^\/page-data\/de\/contact\/page-data\.json$/u, /\/contact-form-section-.*\.js$/u];
  await visitPage(tab, host, "/de/services/");
  await tab.evaluate(() => document.querySelector("footer a[href='/de/contact/']")?.scrollIntoView());
  const counts = () => patterns.map((pattern) => host.requestedPaths.filter((path) => pattern.test(path)).length);
  await expect.poll(() => Math.min(...counts()), { timeout: 20_000 }).toBe(1);
  await pause(500);
  expect(counts(), "requests").toEqual([1, 1]);
  expect(host.reports).toEqual([]);
  const isSameDocument = await markDocument(tab);
  for (const paths of patterns) host.intercept({ paths, fault: "404" });
  await tab.click("footer a[href='/de/contact/']");
  await expectPage(tab, "/de/contact/");
  expect(await isSameDocument(), "no full load").toBe(true);
});

/** From page to page, and back (quality V3, V4, R4, R7; specification, sections 2, 4 and 7). */
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import { LANGUAGES, MESSAGES, pathOf } from "../site";
import { SAVE_DATA } from "./probe";
import { back, expectPlace, forward, markDocument, navigate, test, visit } from "./visit-test";

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

test("the first click of a first visit stays in the document, however early the worker controls the page @core", async ({
  tab,
  host,
}) => {
  host.addScript(CONTROLLED_EARLY);
  await visit(tab, host, "/de/about-us/");
  const isSameDocument = await markDocument(tab);
  const isInstalled = () => tab.run(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await expect.poll(isInstalled).toBe(true);
  await tab.click("footer a[href='/de/services/']");
  await expectPlace(tab, { address: "/de/services/", heading: expect.stringContaining(headingOf("/de/services/")) });
  expect(await isSameDocument(), "no full load").toBe(true);
});

for (const language of LANGUAGES) {
  test(`a link leads on in the same document: whole, announced, with the focus on its heading (${language})${language === "de" ? " @core" : ""}`, async ({
    tab,
    host,
  }) => {
    await visit(tab, host, pathOf(language, "/about-us/"));
    const isSameDocument = await markDocument(tab);
    for (const route of ["/services/", "/contact/"]) {
      await tab.click(`footer a[href='${pathOf(language, route)}']`);
      await expectPlace(tab, {
        address: pathOf(language, route),
        heading: expect.stringContaining(headingOf(pathOf(language, route))),
        said: expect.stringMatching(/\S/u),
        focus: "h1",
        hasHeader: true,
        hasFooter: true,
        language,
      });
    }
    expect(await isSameDocument(), "no full load").toBe(true);
    expect(host.takeComplaints()).toEqual([]);
  });
}

test("back and forward show the pages again, each where it was left @core", async ({ tab, host }) => {
  await visit(tab, host, "/de/newsroom/");
  await scroll(tab, 900);
  await navigate(tab, "/de/news/fusion-rail/");
  await expectPlace(tab, { address: "/de/news/fusion-rail/", hasHeader: true });
  await expect.poll(() => tab.run(() => scrollY), "a new page begins at its top").toBe(0);
  // Gatsby stores the position once scrolling has come to rest.
  await pause(400);
  await back(tab);
  await expectPlace(tab, { address: "/de/newsroom/", hasHeader: true });
  await expect.poll(() => tab.run(() => Math.round(scrollY)), "the old one is where it was left").toBe(900);
  await forward(tab);
  await expectPlace(tab, { address: "/de/news/fusion-rail/", hasHeader: true });
  expect(host.takeComplaints()).toEqual([]);
});

test("a fragment scrolls to its element, below the header, on a first visit and by a link", async ({ tab, host }) => {
  const isSeen = () =>
    tab.run(() => {
      const target = document.getElementById("in-short");
      if (!target) return false;
      const { left, top } = target.getBoundingClientRect();
      return top >= 0 && top < innerHeight && target.contains(document.elementFromPoint(left + 2, top + 4));
    });
  await visit(tab, host, "/en/privacy-policy/#in-short");
  await expect.poll(isSeen).toBe(true);
  await visit(tab, host, "/en/");
  await navigate(tab, "/en/privacy-policy/#in-short");
  await expectPlace(tab, { address: "/en/privacy-policy/#in-short" });
  await expect.poll(isSeen).toBe(true);
  expect(host.takeComplaints()).toEqual([]);
});

test("a page that is not there is that of its language, by a link and by its address", async ({ tab, host }) => {
  await visit(tab, host, "/en/about-us/");
  await navigate(tab, "/en/no/such/page/");
  await expectPlace(tab, {
    address: "/en/no/such/page/",
    heading: expect.stringContaining(headingOf("/en/404/")),
    language: "en",
  });
  await visit(tab, host, "/de/no/such/page/");
  await expectPlace(tab, {
    address: "/de/no/such/page/",
    heading: expect.stringContaining(headingOf("/de/404/")),
    language: "de",
  });
  await tab.click("footer a[href='/de/contact/']");
  await expectPlace(tab, { address: "/de/contact/", hasHeader: true });
});

for (const language of LANGUAGES) {
  test(`a page that takes its time says so after a second (${language})`, async ({ tab, host }) => {
    host.addScript(SAVE_DATA);
    const target = pathOf(language, "/newsroom/");
    await visit(tab, host, pathOf(language, "/about-us/"));
    host.spoil({ paths: new RegExp(`^/page-data${target}page-data\\.json$`, "u"), delay: 3000 });
    await navigate(tab, target);
    await pause(600);
    await expectPlace(tab, { said: "", address: pathOf(language, "/about-us/") });
    await expectPlace(tab, { said: MESSAGES[language]["progress.delayed"] });
    await expectPlace(tab, { address: target, heading: expect.stringContaining(headingOf(target)) });
    await expectPlace(tab, { said: expect.not.stringContaining(MESSAGES[language]["progress.delayed"]) });
    expect(host.takeComplaints()).toEqual([]);
  });
}

test("of two clicks the last one counts", async ({ tab, host }) => {
  await visit(tab, host, "/de/about-us/");
  host.spoil({ paths: /^\/page-data\/de\/newsroom\/page-data\.json$/u, delay: 1500 });
  const isSameDocument = await markDocument(tab);
  await navigate(tab, "/de/newsroom/");
  await navigate(tab, "/de/contact/");
  await expectPlace(tab, { address: "/de/contact/", heading: expect.stringContaining(headingOf("/de/contact/")) });
  await pause(2000);
  await expectPlace(tab, { address: "/de/contact/", heading: expect.stringContaining(headingOf("/de/contact/")) });
  expect(await isSameDocument()).toBe(true);
});

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

async function scroll(tab: Parameters<typeof back>[0], to: number): Promise<void> {
  await tab.run((top) => window.scrollTo({ top, behavior: "instant" }), to);
  await pause(400);
}

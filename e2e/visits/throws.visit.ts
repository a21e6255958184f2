/**
 * No module of the browser's rooms costs the visitor the page, at whatever step it throws (docs/decisions/0022-guards.md).
 * The steps are every function of every file there (e2e/throws); each visit lets one of them throw whenever it is reached.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import { modulesIn } from "../throws/instrument";
import { VisitHost } from "./host";
import type { Tab } from "./tab";
import { back, expectPlace, markDocument, navigate, place, test } from "./visit-test";

const COPY = process.env["THROWING_SITE"];
const MODULES = modulesIn(".").map((file) => path.basename(file).replace(/\.tsx?$/u, ""));
const STEPS =
  COPY && existsSync(COPY) ? (JSON.parse(readFileSync(path.join(COPY, "steps.json"), "utf8")) as string[]) : [];

/** Steps that this visit can't lead to, and where they are tried instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "page-loader: whenReachable": "without network: e2e/slow-navigation.spec.ts",
  "first-font: showAgain": "WebKit on a busy machine only: fonts.visit.ts",
  "plain-document: loadPlainDocument": "React fails: the last test below",
};

/** Tells which steps were reached, and lets the wanted one throw. */
const stepper = (wanted: string) => `
  window.__reached = new Set();
  window.__step = (step) => {
    window.__reached.add(step);
    if (step === ${JSON.stringify(wanted)}) throw new Error("thrown for a test");
  };
`;

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

test.describe("a module that throws", () => {
  test.skip(!COPY, "needs a copy of the site that can throw: npm run test:engines");

  for (const module of MODULES) {
    test(`${module}`, async ({ driver, engine }) => {
      test.slow();
      const steps = STEPS.filter((step) => step.startsWith(`${module}: `));
      // What an engine makes of an exception does not depend on where it was thrown: a step of each module is enough.
      const tried = engine === "chromium" ? steps : steps.slice(0, 1);
      const host = new VisitHost(path.join(COPY ?? "", "public"));
      for (const step of tried) {
        await host.start();
        const tab = await driver.newTab();
        host.addScript(stepper(step));
        const reached = await visitAll(tab, host);
        const complaints = host.takeComplaints();
        if (reached.has(step)) expect(complaints.join("\n"), `${step} is logged`).toMatch(namedIn(complaints, module));
        else if (engine === "chromium") expect(ELSEWHERE[step], `${step} is reached, or tried elsewhere`).toBeDefined();
        await tab.close();
        await host.stop();
      }
    });
  }
});

/** By its own name, or that of the module which has called it. */
function namedIn(complaints: readonly string[], module: string): RegExp {
  const isOwn = complaints.some((each) => each.includes(`error: ${module} `));
  return isOwn
    ? new RegExp(`error: ${module} `, "u")
    : new RegExp(`error: (?:${MODULES.join("|")}|React) ?.*thrown for a test`, "u");
}

/** @returns the steps that were reached, in all documents of the visit */
async function visitAll(tab: Tab, host: VisitHost): Promise<Set<string>> {
  const reached = new Set<string>();
  const look = async () => {
    for (const step of await tab.run(() => [...((window as unknown as { __reached?: Set<string> }).__reached ?? [])])) {
      reached.add(step);
    }
  };
  const follow = async (act: () => Promise<void>, address: string) => {
    await look();
    const before = await place(tab);
    const isSameDocument = await markDocument(tab);
    await act();
    await expectWhole(tab, address);
    const isAnnounced = async () => !(await isSameDocument()) || (await place(tab)).said !== "";
    if (before.address !== address) await expect.poll(isAnnounced, "the announcement is made").toBe(true);
    await look();
  };
  await tab.open(`${host.origin}/de/about-us/`);
  await settled(tab);
  await follow(() => openAndCloseMenu(tab), "/de/about-us/");
  host.spoil({ paths: /^\/page-data\/de\/services\/page-data\.json$/u, delay: 1300 });
  await follow(() => tab.click("footer a[href='/de/services/']"), "/de/services/");
  const inText = await tab.run(() => document.querySelector("main a[href^='/de/'][href$='/']")?.getAttribute("href"));
  await follow(() => tab.click(`main a[href='${inText}']`), inText ?? "");
  await follow(() => back(tab), "/de/services/");
  const mend = host.spoil({ paths: /^\/page-data\/de\/contact\/page-data\.json$/u, fault: "cut off" });
  await follow(() => tab.click("footer a[href='/de/contact/']"), "/de/contact/");
  mend();
  await settled(tab);
  if (await tab.run(() => "___navigate" in window)) await follow(() => navigate(tab, "/about-us/"), "/de/about-us/");
  await follow(() => tab.click("footer a[data-language='en']"), "/en/");
  return reached;
}

/** Taken over by React, or plain: after a while nothing more will come. */
async function settled(tab: Tab): Promise<void> {
  for (let tries = 0; tries < 15; tries += 1) {
    if (await tab.run(() => performance.getEntriesByName("onInitialClientRender").length > 0)) break;
    await pause(100);
  }
  await pause(200);
}

async function openAndCloseMenu(tab: Tab): Promise<void> {
  await tab.click("button[popovertarget='menu-1']");
  await expect.poll(() => tab.run(() => document.querySelector("#menu-1:popover-open") !== null)).toBe(true);
  await tab.press("Escape");
}

/** The page is there with all that belongs to it; what took another's place in the same document was announced. */
async function expectWhole(tab: Tab, address: string): Promise<void> {
  await expectPlace(tab, {
    address: expect.stringContaining(address),
    hasHeader: true,
    hasFooter: true,
    heading: expect.stringMatching(/\S/u),
  });
  expect((await place(tab)).letters).toBeGreaterThan(500);
}

test("where React itself fails, the document of the page is loaded, and stays plain @core", async ({ tab, host }) => {
  const breakData = (text: string) => text.replace(/"sections":\[/u, `"sections":[null,`);
  await tab.open(`${host.origin}/de/about-us/`);
  await settled(tab);
  const mend = host.spoil({ paths: /^\/page-data\/de\/services\/page-data\.json$/u, change: breakData });
  host.takeDocuments();
  await navigate(tab, "/de/services/?a=1#main");
  await expectPlace(tab, {
    address: "/de/services/?a=1#main",
    heading: expect.stringContaining(headingOf("/de/services/")),
    hasHeader: true,
    hasFooter: true,
  });
  await pause(3000);
  expect(host.takeDocuments(), "loaded once, not again and again").toBe(1);
  expect(host.takeComplaints().join("\n")).toMatch(/React has failed/u);
  await expectWhole(tab, "/de/services/?a=1#main");
  await tab.click("footer a[href='/de/contact/']");
  await expectWhole(tab, "/de/contact/");
  await settled(tab);
  expect(await tab.run(() => "___navigate" in window), "the next page is alive").toBe(true);
  mend();
});

test("where React fails on the first page, that is loaded once more, and stays plain", async ({ tab, host }) => {
  const breakData = (text: string) => text.replace(/"sections":\[/u, `"sections":[null,`);
  host.spoil({ paths: /^\/page-data\/de\/services\/page-data\.json$/u, change: breakData });
  await tab.open(`${host.origin}/de/services/`);
  await pause(4000);
  await expectWhole(tab, "/de/services/");
  expect(host.takeDocuments()).toBeLessThanOrEqual(2);
  await tab.click("footer a[href='/de/contact/']");
  await expectWhole(tab, "/de/contact/");
});

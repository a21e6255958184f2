/**
 * No module of the browser's rooms costs the visitor the page, at whatever step it throws (docs/decisions/0022-guards.md).
 * The steps are every function of every file there; each visit lets one of them throw whenever it is reached. SITE is a
 * copy of the site whose functions can be told to (`npm run test:throws`).
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { VisitHost } from "../visits/host";
import { REPORT_PATH } from "../visits/probe";
import type { Tab } from "../visits/tab";
import { back, duringNavigation, markDocument, navigate, place, SITE, test } from "../visits/visit-test";
import { expectWhole, isTakenOver, pause, settled } from "../visits/whole-page";
import { modulesIn } from "./instrument";

const MODULES = modulesIn(".").map((file) => path.basename(file).replace(/\.tsx?$/u, ""));
const STEPS = JSON.parse(readFileSync(path.join(SITE, "../steps.json"), "utf8")) as string[];

const REACHED = "reached ";

/** Steps that this visit can't lead to, and where they are tried instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "navigation: whenReachable": "without network: e2e/slow-navigation.spec.ts",
  "plain-document: loadPlainDocument": "React fails: e2e/visits/react-fails.visit.ts",
};

/** Lets a step throw each time it is reached, and tells of it. */
const stepper = (wanted: string) => `
  window.__step = (step) => {
    if (step !== ${JSON.stringify(wanted)}) return;
    navigator.sendBeacon("${REPORT_PATH}", "${REACHED}" + step);
    throw new Error("thrown for a test");
  };
`;

for (const module of MODULES) {
  test(`${module}`, async ({ driver, engine }) => {
    test.slow();
    const steps = STEPS.filter((step) => step.startsWith(`${module}: `));
    // What an engine makes of an exception does not depend on where it was thrown: a step of each module is enough.
    const tried = engine === "chromium" ? steps : steps.slice(0, 1);
    const host = new VisitHost(SITE);
    for (const step of tried) {
      await host.start();
      const tab = await driver.newTab();
      host.addScript(stepper(step));
      await visitAll(tab, host, module === "prefetch" ? 4000 : 0);
      const complaints = host.takeComplaints();
      if (complaints.includes(REACHED + step))
        expect(complaints.join("\n"), `${step} is logged`).toMatch(namedIn(complaints, module));
      else if (engine === "chromium") expect(ELSEWHERE[step], `${step} is reached, or tried elsewhere`).toBeDefined();
      await tab.close();
      await host.stop();
    }
  });
}

/** By its own name, or that of the module which has called it; a page that is loaded as a document says why. */
function namedIn(complaints: readonly string[], module: string): RegExp {
  const isOwn = complaints.some((each) => each.includes(`error: ${module} `));
  if (isOwn) return new RegExp(`error: ${module} `, "u");
  return new RegExp(
    `error: (?:${MODULES.join("|")}|React|Error: \\S+ is loaded as a document).*thrown for a test`,
    "u",
  );
}

/** @param stay milliseconds on the first page */
async function visitAll(tab: Tab, host: VisitHost, stay: number): Promise<void> {
  host.spoil({ paths: /\.woff2$/u, delay: 700 });
  host.spoil({ paths: /about-us-cover/u, fault: "404" });
  host.spoil({ paths: /^\/page-data\/de\/services\/page-data\.json$/u, delay: 1300 });
  const mend = host.spoil({ paths: /^\/page-data\/de\/contact\/page-data\.json$/u, fault: "cut off" });
  await tab.open(`${host.origin}/de/about-us/`);
  // Before the runtime is there: a pointer over text, which does not ask for it.
  await tab.run(() => void document.body.dispatchEvent(new Event("pointerover", { bubbles: true })));
  await settled(tab);
  await pause(stay);
  await openAndCloseMenu(tab);
  await follow(tab, () => tab.click("footer a[href='/de/services/']"), "/de/services/");
  await follow(tab, () => tab.click("footer a[href='/de/privacy-policy/']"), "/de/privacy-policy/");
  await expect.poll(() => duringNavigation(tab, plainLink), "what is below the fold has come").toBeTruthy();
  const inText = (await duringNavigation(tab, plainLink)) ?? "";
  await follow(tab, () => tab.click(`main a[href='${inText}']`), inText);
  await settled(tab);
  await follow(tab, () => back(tab), "/de/privacy-policy/");
  if (await duringNavigation(tab, isTakenOver)) await follow(tab, () => navigate(tab, "/de/no/such/"), "/de/no/such/");
  await follow(tab, () => tab.click("footer a[href='/de/career/']"), "/de/career/");
  await follow(tab, () => tab.click("footer a[href='/de/contact/']"), "/de/contact/");
  mend();
  await settled(tab);
  if (await duringNavigation(tab, isTakenOver)) await follow(tab, () => navigate(tab, "/about-us/"), "/about-us/");
  await follow(tab, () => tab.click("footer a[data-language]"), "/");
}

/** What takes another page's place in the same document is announced; a document is by the browser itself. */
async function follow(tab: Tab, act: () => Promise<void>, address: string): Promise<void> {
  let isSameDocument = await markDocument(tab);
  await act();
  // A click that meets a document on its way out is lost; who has clicked does it again.
  await pause(300);
  if (!(await isSameDocument()) && !(await place(tab)).address.includes(address)) {
    await settled(tab);
    isSameDocument = await markDocument(tab);
    if (!(await place(tab)).address.includes(address)) await act();
  }
  await expectWhole(tab, address);
  const isAnnounced = async () => !(await isSameDocument()) || (await place(tab)).said !== "";
  await expect.poll(isAnnounced, "the announcement is made").toBe(true);
}

/** Of an editor's text: React does not know of it. */
const plainLink = () =>
  [...document.querySelectorAll("main a[href^='/de/'][href$='/']")]
    .find((link) => !Object.keys(link).some((key) => key.startsWith("__reactProps$")))
    ?.getAttribute("href");

async function openAndCloseMenu(tab: Tab): Promise<void> {
  const isOpen = () => document.querySelector("#menu-1:popover-open") !== null;
  await tab.click("button[popovertarget='menu-1']");
  await expect.poll(() => duringNavigation(tab, isOpen)).toBe(true);
  await tab.press("Escape");
}

/** Checks that states which appear later are styled at once, with style sheets on time, late or failed (quality V15). */
import { expect } from "@playwright/test";
import { INBOX_PATH } from "../../src/contact/endpoint";
import { navigateByRuntime, SAVE_DATA_SCRIPT, waitForHydration } from "../browser";
import { readBuiltPages } from "../built-pages";
import { ALL_ROUTES } from "../routes";
import { LANGUAGES, MESSAGES, pathOf } from "../test-site";
import { StyleCheck, INPUT_TYPES, prepareHost, STYLESHEET_STATES } from "./interactive-states/style-check";
import { expectState, test, visitPage } from "./visit-test";

const WIDTHS = [1280, 390];

const CASES = INPUT_TYPES.flatMap((input) => STYLESHEET_STATES.map((sheet) => ({ input, sheet })));

const BUILT = readBuiltPages();

/** Pages, in alternating languages, with their controls: `details`, `form`, names of radio buttons and checkboxes. */
const PAGES = ALL_ROUTES.map((route, index) => {
  const path = pathOf(LANGUAGES[index % LANGUAGES.length] ?? "de", route);
  const controls = (BUILT.get(path)?.elements ?? [])
    .filter(({ area }) => area === "main")
    .flatMap(({ name, attributes: { type = "", name: group = "" } }) => {
      if (name === "input") return type === "radio" || type === "checkbox" ? [group] : [];
      return name === "form" || name === "details" ? [name] : [];
    });
  return { path, controls: new Set(controls) };
});

const FORM_PATHS = PAGES.filter(({ controls }) => controls.has("form")).map(({ path }) => path);

/** The page with the most controls, by type of control. */
const RICHEST_PATHS = [
  ...new Set(
    [...new Set(PAGES.flatMap(({ controls }) => [...controls]))].map((control) => {
      const pages = PAGES.filter(({ controls }) => controls.has(control));
      return pages.reduce((best, each) => (each.controls.size > best.controls.size ? each : best)).path;
    }),
  ),
];

const WITHOUT_NETWORK = `
  Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  // A service worker would respond.
  delete Navigator.prototype.serviceWorker;
`;

for (const [number, { input, sheet }] of CASES.entries()) {
  // Every control runs in all cases, every page in one of them.
  const remaining = PAGES.filter((_page, index) => index % CASES.length === number).map(({ path }) => path);
  const paths = [...new Set([...RICHEST_PATHS, ...remaining])];

  test(`every state is styled, reached by ${input}, style sheets ${sheet}`, async ({ tab, host }) => {
    test.slow();
    prepareHost(host, sheet);
    const found: string[] = [];
    for (const [widthIndex, width] of WIDTHS.entries()) {
      await tab.resize(width, 800);
      for (const path of paths.filter((_path, index) => (index + number) % WIDTHS.length === widthIndex)) {
        await visitPage(tab, host, path);
        const findings = new StyleCheck(tab, input);
        await findings.operateAll();
        found.push(...findings.all.map((line) => `${path} at ${width}: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const [index, sheet] of STYLESHEET_STATES.entries()) {
  const input = INPUT_TYPES[index] ?? INPUT_TYPES[0];

  test(`a slow and failed form is styled, sent by ${input}, style sheets ${sheet}`, async ({ tab, host }) => {
    prepareHost(host, sheet);
    host.intercept({ paths: new RegExp(`^${INBOX_PATH}$`, "u"), delay: 5000, fault: "500" });
    await visitPage(tab, host, FORM_PATHS[index % FORM_PATHS.length] ?? "");
    const findings = new StyleCheck(tab, input);
    await findings.submit();
    expect(findings.all).toEqual([]);
  });

  test(`every state of the next page is styled, by ${input}, style sheets ${sheet}`, async ({ tab, host }) => {
    test.slow();
    prepareHost(host, sheet);
    const found: string[] = [];
    for (const next of RICHEST_PATHS) {
      await visitPage(tab, host, `${next.slice(0, "/de".length)}/imprint/`);
      await navigateByRuntime(tab, next);
      await expectState(tab, { url: next, heading: expect.stringMatching(/\S/u), isComplete: true });
      await waitForHydration(tab);
      // Content below the fold renders later.
      await expect.poll(() => tab.evaluate(() => document.querySelector("main [type=radio]") !== null)).toBe(true);
      const findings = new StyleCheck(tab, input);
      await findings.operateAll();
      found.push(...findings.all.map((line) => `${next}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}

for (const message of ["progress.delayed", "progress.offline"] as const) {
  test(`the notice of a page that does not load is styled (${message})`, async ({ tab, host }) => {
    prepareHost(host, "on time");
    host.addScript(SAVE_DATA_SCRIPT);
    const isOffline = message === "progress.offline";
    if (isOffline) host.addScript(WITHOUT_NETWORK);
    await visitPage(tab, host, "/de/about-us/");
    const paths = /^\/page-data\/de\/newsroom\/page-data\.json$/u;
    host.intercept(isOffline ? { paths, fault: "cut off" } : { paths, delay: 4000 });
    await navigateByRuntime(tab, "/de/newsroom/");
    await expectState(tab, { status: MESSAGES.de[message] });
    const findings = new StyleCheck(tab);
    await findings.check(message);
    expect(findings.all).toEqual([]);
  });
}

/** A state that appears later has its styles at once, whatever becomes of the style sheets (quality V15). */
import { expect } from "@playwright/test";
import { INBOX_PATH } from "../../src/contact/endpoint";
import { MESSAGES } from "../site";
import { driveAll, INPUTS, submitEmpty, submitFilledIn } from "./later-states/drive";
import { Findings, prepare, SHEETS } from "./later-states/findings";
import { ALL_PATHS, FEW_PATHS, FORM_PATHS } from "./later-states/pages";
import { SAVE_DATA } from "./probe";
import { expectPlace, navigate, test, visit, whenHydrated } from "./visit-test";

/** A desktop and a phone, whose menus differ. */
const WIDTHS = [1280, 390];

const CELLS = INPUTS.flatMap((input) => SHEETS.map((sheet) => ({ input, sheet })));

const WITHOUT_NETWORK = `
  Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  // A worker would have an answer.
  delete Navigator.prototype.serviceWorker;
`;

for (const input of ["touch", "key"] as const) {
  test(`an empty contact form is submitted by ${input}: its errors have their styles @core`, async ({ tab, host }) => {
    prepare(host, "on time");
    await visit(tab, host, "/de/contact/");
    const findings = new Findings(tab);
    await submitEmpty(tab, input, findings);
    expect(findings.all).toEqual([]);
  });
}

for (const [cell, { input, sheet }] of CELLS.entries()) {
  // Every kind of control is tried in all cells, every page in one of them.
  const paths = new Set([...FEW_PATHS, ...ALL_PATHS.filter((_path, index) => index % CELLS.length === cell)]);

  test(`menus, questions, answers and forms are used by ${input}: each state has its styles, style sheets ${sheet}`, async ({
    tab,
    host,
  }) => {
    test.slow();
    prepare(host, sheet);
    const found: string[] = [];
    for (const [place, width] of WIDTHS.entries()) {
      await tab.resize(width, 800);
      for (const path of [...paths].filter((_path, index) => (index + cell) % WIDTHS.length === place)) {
        await visit(tab, host, path);
        const findings = new Findings(tab);
        await driveAll(tab, input, findings);
        found.push(...findings.all.map((line) => `${path} at ${width}: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const [index, sheet] of SHEETS.entries()) {
  const input = INPUTS[index] ?? INPUTS[0];
  const path = FORM_PATHS[index % FORM_PATHS.length] ?? "";

  test(`a message sent by ${input} is slow and then fails: both states have their styles, style sheets ${sheet}`, async ({
    tab,
    host,
  }) => {
    prepare(host, sheet);
    host.spoil({ paths: new RegExp(`^${INBOX_PATH}$`, "u"), delay: 5000, fault: "500" });
    await visit(tab, host, path);
    const findings = new Findings(tab);
    await submitFilledIn(tab, input, findings);
    expect(findings.all).toEqual([]);
  });

  test(`a link leads to a page that is then used by ${input}: it and each state have their styles, style sheets ${sheet}`, async ({
    tab,
    host,
  }) => {
    test.slow();
    prepare(host, sheet);
    const found: string[] = [];
    for (const next of FEW_PATHS) {
      await visit(tab, host, `${next.slice(0, "/de".length)}/imprint/`);
      await navigate(tab, next);
      await expectPlace(tab, { address: next, heading: expect.stringMatching(/\S/u), hasFooter: true });
      await whenHydrated(tab);
      // What is below the screen comes a moment later.
      await expect.poll(() => tab.run(() => document.querySelector("main [type=radio]") !== null)).toBe(true);
      const findings = new Findings(tab);
      await driveAll(tab, input, findings);
      found.push(...findings.all.map((line) => `${next}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}

for (const message of ["progress.delayed", "progress.offline"] as const) {
  test(`the next page does not come: what says so has its styles (${message})`, async ({ tab, host }) => {
    prepare(host, "on time");
    host.addScript(SAVE_DATA);
    const isOffline = message === "progress.offline";
    if (isOffline) host.addScript(WITHOUT_NETWORK);
    await visit(tab, host, "/de/about-us/");
    const paths = /^\/page-data\/de\/newsroom\/page-data\.json$/u;
    host.spoil(isOffline ? { paths, fault: "cut off" } : { paths, delay: 4000 });
    await navigate(tab, "/de/newsroom/");
    await expectPlace(tab, { said: MESSAGES.de[message] });
    const findings = new Findings(tab);
    await findings.look(message);
    expect(findings.all).toEqual([]);
  });
}

/** A state that appears later has its styles at once, whatever becomes of the style sheets (quality V15). */
import { expect } from "@playwright/test";
import { INBOX_PATH } from "../../src/contact/endpoint";
import { navigateInPage, SAVE_DATA, whenHydrated } from "../browser";
import { readBuiltPages } from "../built-site";
import { ALL_ROUTES } from "../routes";
import { LANGUAGES, MESSAGES, pathOf } from "../site";
import { Findings, INPUTS, prepare, SHEETS } from "./later-states/drive";
import { expectPlace, test, visit } from "./visit-test";

/** A desktop and a phone, whose menus differ. */
const WIDTHS = [1280, 390];

const CELLS = INPUTS.flatMap((input) => SHEETS.map((sheet) => ({ input, sheet })));

const BUILT = readBuiltPages();

/** Every page, the languages taking turns, with the kinds of its controls: `details`, `form`, names of radio buttons and checkboxes. */
const PAGES = ALL_ROUTES.map((route, index) => {
  const address = pathOf(LANGUAGES[index % LANGUAGES.length] ?? "de", route);
  const kinds = (BUILT.get(address)?.elements ?? [])
    .filter(({ area }) => area === "main")
    .flatMap(({ name, attributes: { type = "", name: group = "" } }) => {
      if (name === "input") return type === "radio" || type === "checkbox" ? [group] : [];
      return name === "form" || name === "details" ? [name] : [];
    });
  return { address, kinds: new Set(kinds) };
});

const FORMS = PAGES.filter(({ kinds }) => kinds.has("form")).map(({ address }) => address);

/** For each kind of control the page with most kinds. */
const FEW = [
  ...new Set(
    [...new Set(PAGES.flatMap(({ kinds }) => [...kinds]))].map((kind) => {
      const having = PAGES.filter(({ kinds }) => kinds.has(kind));
      return having.reduce((best, each) => (each.kinds.size > best.kinds.size ? each : best)).address;
    }),
  ),
];

const WITHOUT_NETWORK = `
  Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  // A worker would have an answer.
  delete Navigator.prototype.serviceWorker;
`;

for (const [cell, { input, sheet }] of CELLS.entries()) {
  // Every kind of control is tried in all cells, every page in one of them.
  const others = PAGES.filter((_page, index) => index % CELLS.length === cell).map(({ address }) => address);
  const paths = [...new Set([...FEW, ...others])];

  test(`every state that ${input} leads to has its styles, style sheets ${sheet}`, async ({ tab, host }) => {
    test.slow();
    prepare(host, sheet);
    const found: string[] = [];
    for (const [place, width] of WIDTHS.entries()) {
      await tab.resize(width, 800);
      for (const address of paths.filter((_path, index) => (index + cell) % WIDTHS.length === place)) {
        await visit(tab, host, address);
        const findings = new Findings(tab, input);
        await findings.driveAll();
        found.push(...findings.all.map((line) => `${address} at ${width}: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const [index, sheet] of SHEETS.entries()) {
  const input = INPUTS[index] ?? INPUTS[0];
  const tag = sheet === "failed" ? " @webkit" : "";

  test(`a slow and failed message has its styles, by ${input}, style sheets ${sheet}${tag}`, async ({ tab, host }) => {
    prepare(host, sheet);
    host.intercept({ paths: new RegExp(`^${INBOX_PATH}$`, "u"), delay: 5000, fault: "500" });
    await visit(tab, host, FORMS[index % FORMS.length] ?? "");
    const findings = new Findings(tab, input);
    await findings.submit();
    expect(findings.all).toEqual([]);
  });

  test(`every state of the next page has its styles, by ${input}, style sheets ${sheet}`, async ({ tab, host }) => {
    test.slow();
    prepare(host, sheet);
    const found: string[] = [];
    for (const next of FEW) {
      await visit(tab, host, `${next.slice(0, "/de".length)}/imprint/`);
      await navigateInPage(tab, next);
      await expectPlace(tab, { address: next, heading: expect.stringMatching(/\S/u), isWhole: true });
      await whenHydrated(tab);
      // What is below the screen comes a moment later.
      await expect.poll(() => tab.evaluate(() => document.querySelector("main [type=radio]") !== null)).toBe(true);
      const findings = new Findings(tab, input);
      await findings.driveAll();
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
    host.intercept(isOffline ? { paths, fault: "cut off" } : { paths, delay: 4000 });
    await navigateInPage(tab, "/de/newsroom/");
    await expectPlace(tab, { said: MESSAGES.de[message] });
    const findings = new Findings(tab);
    await findings.look(message);
    expect(findings.all).toEqual([]);
  });
}

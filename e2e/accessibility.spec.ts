/** Runs two engines for WCAG 2.2, levels A and AA, on every state of every template (quality V5). */
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";
import { TEMPLATE_ROUTES } from "./routes";
import { findTextFaults, NO_TEXT_FAULTS } from "./text-faults";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const IBM_POLICY = "WCAG_2_2";

interface AxeScope {
  /** Selector of the tested element. */
  inside?: string;
  /** Disabled rules. */
  without?: string[];
}

async function axeViolations(page: Page, { inside, without = [] }: AxeScope = {}): Promise<string[]> {
  // The builder's types come from a second copy of playwright-core.
  const axe = new AxeBuilder({ page: page as never }).withTags(AXE_TAGS).disableRules(without);
  const { violations } = await (inside ? axe.include(inside) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html}`));
}

/** The outcome FAIL is certain, POTENTIAL needs a human. */
type IbmResult = Record<"ruleId" | "message" | "snippet", string> & { value: [subject: string, outcome: string] };
type IbmChecker = { check(document: Document, policies: string[]): Promise<{ results: IbmResult[] }> };

const ibmEngine = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");

async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(ibmEngine);
  const results = await page.evaluate(async (policy) => {
    const { ace } = window as unknown as { ace: { Checker: new () => IbmChecker } };
    return (await new ace.Checker().check(document, [policy])).results;
  }, IBM_POLICY);
  const violations = results.filter(({ value: [subject, outcome] }) => subject === "VIOLATION" && outcome === "FAIL");
  return violations.map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message} ${snippet}`);
}

interface State {
  media?: Parameters<Page["emulateMedia"]>[0];
  act?: (page: Page) => Promise<void>;
  /** Templates that have this state. */
  only?: RegExp;
  /** Limits axe where it misreads the state. */
  axe?: AxeScope;
}

/** Submits the empty form. A site that was built without one fails here (docs/decisions/0014-contact-form.md). */
async function submitEmptyForm(page: Page): Promise<void> {
  await page.locator("main form button[type='submit']").click();
  await page.locator("main [role='alert']").waitFor();
  expect(await findTextFaults(page, "main"), "faults in the text of the errors").toEqual(NO_TEXT_FAULTS);
}

async function checkLastOptions(page: Page): Promise<void> {
  const names = await page
    .locator("main [type=radio]")
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("name")));
  expect(names).not.toEqual([]);
  for (const name of new Set(names)) await page.locator(`main [type=radio][name='${name}']`).last().check();
}

const STATES: Readonly<Record<string, State>> = {
  plain: {},
  "menu open": {
    act: (page) => page.locator("header button[popovertarget]:visible").first().click(),
    // Campaign pages lack a menu.
    only: /^(?!landing)/u,
    // axe takes text that a popover covers for text on the popover.
    axe: { inside: "header" },
  },
  "form with errors": { act: submitEmptyForm, only: /^(?:contact|vacancy)$/u },
  "form with errors, dark": { act: submitEmptyForm, only: /^(?:contact|vacancy)$/u, media: { colorScheme: "dark" } },
  dark: { media: { colorScheme: "dark" } },
  // Shows a ticket, the second state of a demonstration, a category of news.
  answered: { act: checkLastOptions, only: /^(?:home|news|solution|case-study)$/u },
  "forced colours": {
    media: { forcedColors: "active" },
    // axe reads -webkit-text-fill-color, which keeps the author's colour. e2e/visual-defects measures contrasts instead.
    axe: { without: ["color-contrast"] },
  },
};

const WIDTHS = [320, 768, 1280];

const CASES = Object.keys(TEMPLATE_ROUTES).flatMap((template) =>
  Object.entries(STATES)
    .filter(([, { only }]) => only?.test(template) ?? true)
    .flatMap(([name, state]) =>
      WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ template, language, width, name, state }))),
    ),
);

/** A commit tries the form with errors: it has the most rules. */
const FORM_CASE = CASES.findIndex(({ name }) => name === "form with errors");

for (const { template, language, width, name, state } of sampled(CASES, FORM_CASE)) {
  test(`two engines find no violation on ${template}: ${name} (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // During a transition axe would measure colours in between.
    await page.emulateMedia({ reducedMotion: "reduce", ...state.media });
    await openPage(page, pathOf(language, TEMPLATE_ROUTES[template] ?? ""));
    await state.act?.(page);
    expect([...(await axeViolations(page, state.axe)), ...(await ibmViolations(page))]).toEqual([]);
  });
}

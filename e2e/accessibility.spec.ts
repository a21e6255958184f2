/** Runs two engines for WCAG 2.2, levels A and AA, on every state of every template (quality V5). */
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./browser";
import { type AxeScope, axeViolations, ibmViolations } from "./accessibility-engines";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";
import { TEMPLATE_ROUTES } from "./routes";
import { findTextFaults, NO_TEXT_FAULTS } from "./text-faults";

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
  answered: { act: checkLastOptions, only: /^(?:services|news|solution|case-study)$/u },
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

/** No violation of WCAG 2.2, levels A and AA, from two engines, in every state of every template (quality V5). */
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./browser";
import { type AxeScope, axeViolations, ibmViolations } from "./engines";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./site";
import { TEMPLATES } from "./routes";
import { findTextFaults, NO_TEXT_FAULTS } from "./text-boxes";

interface State {
  media?: Parameters<Page["emulateMedia"]>[0];
  act?: (page: Page) => Promise<void>;
  /** The templates that can be in this state; all, if it does not say. */
  only?: RegExp;
  /** What axe can judge in this state, where it misreads the rest. */
  axe?: AxeScope;
}

/** @throws where the site was built without a form (docs/decisions/0014-contact-form.md) */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator("main form button[type='submit']").click();
  await page.locator("main [role='alert']").waitFor();
  expect(await findTextFaults(page, "main"), "the errors are whole").toEqual(NO_TEXT_FAULTS);
}

async function answerAll(page: Page): Promise<void> {
  const names = await page
    .locator("main [type=radio]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("name")));
  expect(names).not.toEqual([]);
  for (const name of new Set(names)) await page.locator(`main [type=radio][name='${name}']`).last().check();
}

const STATES: Readonly<Record<string, State>> = {
  plain: {},
  "menu open": {
    act: (page) => page.locator("header button[popovertarget]:visible").first().click(),
    // A campaign has no menu.
    only: /^(?!landing)/u,
    // axe does not know that a popover covers what lies below it: it takes the covered text for text on the popover.
    axe: { inside: "header" },
  },
  "form with errors": { act: sendEmpty, only: /^(?:contact|vacancy)$/u },
  "form with errors, dark": { act: sendEmpty, only: /^(?:contact|vacancy)$/u, media: { colorScheme: "dark" } },
  dark: { media: { colorScheme: "dark" } },
  // Of each question the last answer: a ticket, a demonstration's other state, another kind of news.
  answered: { act: answerAll, only: /^(?:services|news|solution|case-study)$/u },
  "forced colours": {
    media: { forcedColors: "active" },
    // axe reads -webkit-text-fill-color, which keeps the author's colour. e2e/craft measures instead.
    axe: { without: ["color-contrast"] },
  },
};

/** Of a small phone, a tablet, a desktop. */
const WIDTHS = [320, 768, 1280];

const CELLS = Object.keys(TEMPLATES).flatMap((template) =>
  Object.entries(STATES)
    .filter(([, { only }]) => only?.test(template) ?? true)
    .flatMap(([name, state]) =>
      WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ template, language, width, name, state }))),
    ),
);

/** A commit tries the form with its errors, which has the most to get wrong. */
const FORM = CELLS.findIndex(({ name }) => name === "form with errors");

for (const { template, language, width, name, state } of sampled(CELLS, FORM)) {
  test(`two engines find no violation: ${template}, ${language}, ${width} px, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Colours on their way to others would be measured between the two.
    await page.emulateMedia({ reducedMotion: "reduce", ...state.media });
    await openPage(page, pathOf(language, TEMPLATES[template] ?? ""));
    await state.act?.(page);
    expect([...(await axeViolations(page, state.axe)), ...(await ibmViolations(page))]).toEqual([]);
  });
}

import type { Page } from "@playwright/test";
import type { AxeScope } from "./engines";
import { type Language, LANGUAGES } from "./site";
import { TEMPLATES } from "./templates";

/** How a page is met (quality V5). */
interface State {
  media?: Parameters<Page["emulateMedia"]>[0];
  /** What the visitor does first. */
  act?: (page: Page) => Promise<void>;
  /** The templates that can be in this state; all, if it does not say. */
  only?: readonly string[];
  /** What axe can judge in this state, where it misreads the rest. */
  axe?: AxeScope;
}

const STATES: Readonly<Record<string, State>> = {
  plain: {},
  "menu open": {
    act: (page) => page.locator("header button[popovertarget]:visible").first().click(),
    // A campaign has no menu.
    only: Object.keys(TEMPLATES).filter((template) => !template.startsWith("landing page")),
    // axe does not know that a popover covers what lies below it: it takes the covered text for text on the popover.
    axe: { inside: "header" },
  },
  "form with errors": { act: sendEmpty, only: ["contact"] },
  "form with errors, dark": { act: sendEmpty, only: ["contact"], media: { colorScheme: "dark" } },
  dark: { media: { colorScheme: "dark" } },
  "forced colours": {
    media: { forcedColors: "active" },
    // axe reads -webkit-text-fill-color, which keeps the author's colour. e2e/forced-colours.spec.ts measures instead.
    axe: { without: ["color-contrast"] },
  },
};

/** @throws where the site was built without a form (docs/decisions/0014-contact-form.md) */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator("main form button[type='submit']").click();
  await page.locator("main [role='alert']").waitFor();
}

/** Of a small phone, a tablet, a desktop (quality V5). */
const WIDTHS = [320, 768, 1280] as const;

export interface Cell {
  name: string;
  language: Language;
  route: string;
  width: number;
  state: State;
}

function cell(template: string, language: Language, width: number, stateName: string): Cell {
  const name = `${template}, ${language}, ${width} px, ${stateName}`;
  return { name, language, width, route: TEMPLATES[template] ?? "", state: STATES[stateName] ?? {} };
}

/** @returns every template in every language, at every width, in every state it can be in. */
export function allCells(): Cell[] {
  return Object.keys(TEMPLATES).flatMap((template) =>
    LANGUAGES.flatMap((language) =>
      WIDTHS.flatMap((width) => statesOf(template).map((state) => cell(template, language, width, state))),
    ),
  );
}

/** @returns every template once; all pairs of state and width and of state and language occur. */
export function sampleCells(): Cell[] {
  return Object.keys(TEMPLATES).map((template, index) => {
    const states = statesOf(template);
    const turn = Math.floor(index / states.length);
    return cell(template, pick(LANGUAGES, turn), pick(WIDTHS, index), pick(states, index));
  });
}

function statesOf(template: string): string[] {
  return Object.keys(STATES).filter((name) => STATES[name]?.only?.includes(template) ?? true);
}

function pick<T>(values: readonly T[], index: number): T {
  return values[index % values.length] as T;
}

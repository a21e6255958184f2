/** The fixture's page with the sections that can be tried out, and what their examples say (src/sections). */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "./site";

export const PAGE = "/case-study/case-study-modern-test/";

export const TYPES = ["calendar", "outputs", "switchboard"] as const;

/** The ids of their examples. */
const IDS = { calendar: "month", outputs: "forms", switchboard: "board" } as const;

/** What is to be read of each when the page opens, what it takes to get there, and what is then to be read. */
export interface Try {
  type: (typeof TYPES)[number];
  first: string;
  keys: readonly string[];
  second: string;
}

export const TRIES: Readonly<Record<Language, readonly Try[]>> = {
  de: [
    {
      type: "calendar",
      first: "Mittwochs ruht die Fähre.",
      keys: ["ArrowRight"],
      second: "Ab zwei Personen, um 9 und um 15 Uhr.",
    },
    { type: "outputs", first: "4 von 4 Feldern", keys: ["ArrowRight"], second: "Wer hört, merkt sich zwei Sätze." },
    {
      type: "switchboard",
      first: "Der Fahrplan ist schon da.",
      keys: ["ArrowRight"],
      second: "Der Dienst antwortet nicht",
    },
  ],
  en: [
    {
      type: "calendar",
      first: "The ferry rests on Wednesdays.",
      keys: ["ArrowRight"],
      second: "For two people or more, at 9 a.m. and 3 p.m.",
    },
    {
      type: "outputs",
      first: "4 of 4 fields",
      keys: ["ArrowRight"],
      second: "Whoever listens remembers two sentences.",
    },
    {
      type: "switchboard",
      first: "The timetable is here already.",
      keys: ["ArrowRight"],
      second: "The service does not answer",
    },
  ],
};

export const sectionOf = (page: Page, type: Try["type"]): Locator =>
  page.locator("main section").filter({ has: page.locator(`h2#${IDS[type]}`) });

/** @returns the paragraph that says why nothing can be chosen */
export function unfoldedNote(section: Locator, language: Language): Locator {
  const messages = JSON.parse(readFileSync(`locales/${language}.json`, "utf8")) as Record<string, string>;
  return section.getByText(messages["demonstration.unfolded"] ?? "", { exact: true });
}

/** Gets to the chosen radio button with the Tab key's own stop, and goes on with the arrows. */
export async function tryWithKeys(page: Page, { type, first, keys, second }: Try): Promise<void> {
  const section = sectionOf(page, type);
  await expect(section.getByText(first)).toBeVisible();
  await expect(section.getByText(second)).toBeHidden();
  await section.getByRole("radio", { checked: true }).focus();
  for (const key of keys) await page.keyboard.press(key);
  await expect(section.getByText(second)).toBeVisible();
  await expect(section.getByText(first)).toBeHidden();
}

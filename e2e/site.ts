/** What the tests know of the site: its files, its languages, its address, its words. */
import { readFileSync } from "node:fs";
import de from "../locales/de.json";
import en from "../locales/en.json";

/** The built site that is tested: the starter's (`npm run build:starter`), or the one that the environment variable SITE names. */
export const FOLDER = process.env["SITE"] ?? ".starter/public";

/** Whether it is the one that all exact expectations are about: others are asked by the tests that say @content only. */
export const IS_STARTER = process.env["SITE"] === undefined;

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The site's public address. The starter's is typed out, another site's is read from its robots.txt. */
export const SITE_URL = IS_STARTER
  ? "https://www.kontor-nord.example"
  : new URL(/(?<=^Sitemap: )\S+$/mu.exec(readFileSync(`${FOLDER}/robots.txt`, "utf8"))?.[0] ?? "").origin;

export const MESSAGES = { de, en } as const;

/** The key of the preference in local storage (decisions: Languages). */
export const PREFERENCE_KEY = "language";

export function pathOf(language: Language, route: string): string {
  return `/${language}${route}`;
}

export function otherLanguage(language: Language): Language {
  return language === "de" ? "en" : "de";
}

/** What the tests know of the site: its languages, its address, its words. */
import { readFileSync } from "node:fs";
import de from "../locales/de.json";
import en from "../locales/en.json";
import { FOLDER, IS_FIXTURE } from "./folder";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where the site will be; the tests meet it elsewhere. The fixture's is typed out, another site says it itself. */
export const SITE_URL = IS_FIXTURE ? "https://www.fernwerk.example" : siteUrlIn(`${FOLDER}/robots.txt`);

function siteUrlIn(file: string): string {
  const [, sitemap = ""] = /^Sitemap: (\S+)$/mu.exec(readFileSync(file, "utf8")) ?? [];
  return new URL(sitemap).origin;
}

/** The texts of the interface, by language. */
export const MESSAGES = { de, en } as const;

/** The key of the preference in local storage (decisions: Languages). */
export const PREFERENCE_KEY = "language";

export function pathOf(language: Language, route: string): string {
  return `/${language}${route}`;
}

export function otherLanguage(language: Language): Language {
  return language === "de" ? "en" : "de";
}

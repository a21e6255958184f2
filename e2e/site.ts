/** What the tests know of the site: its languages, its address, its words. */
import de from "../locales/de.json";
import en from "../locales/en.json";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where the site will be; the tests meet it elsewhere. */
export const SITE_URL = "https://www.fernwerk.example";

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

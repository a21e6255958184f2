/** Names the tested site: its folder, languages, URL and messages. */
import { readFileSync } from "node:fs";
import de from "../locales/de.json";
import en from "../locales/en.json";

/** The built starter (`npm run build:starter`), or the folder in the environment variable SITE. */
export const FOLDER = process.env["SITE"] ?? ".starter/public";

/** Whether the starter is tested. Tests with exact expectations need it, those marked `@content` do not. */
export const IS_STARTER = process.env["SITE"] === undefined;

/** Milliseconds by which the runtime is delayed: ten seconds in `npm run test:slow-runtime`. */
export const RUNTIME_DELAY_MS = Number(process.env["RUNTIME_DELAY"] ?? 0);

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const SITE_URL = IS_STARTER
  ? "https://www.kontor-nord.example"
  : new URL(/(?<=^Sitemap: )\S+$/mu.exec(readFileSync(`${FOLDER}/robots.txt`, "utf8"))?.[0] ?? "").origin;

export const MESSAGES = { de, en } as const;

/** The key of the language in local storage (specification, Languages). */
export const PREFERENCE_KEY = "language";

export function pathOf(language: Language, route: string): string {
  return `/${language}${route}`;
}

export function otherLanguage(language: Language): Language {
  return language === "de" ? "en" : "de";
}

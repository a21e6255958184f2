/**
 * The languages of the site (specification, section 2). After a language is added here, these checks report the rest:
 *
 * - the compiler (`npm run check:types`): lists of words, names or files with an entry per language;
 * - the content check: each missing `index.<language>.md`, and each missing text below `content/site`;
 * - the check of messages: `locales/<language>.json`.
 *
 * Add by hand: the query of src/templates/notice/template.tsx, the company's city (src/model/site-files.ts), the list of
 * e2e/test-site.ts. Callers of `otherLanguage` (echoes, the language switch) expect exactly two languages.
 */
export const LANGUAGES = ["de", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of unprefixed paths and `x-default` (specification, Languages). */
export const DEFAULT_LANGUAGE: Language = "de";

/** BCP 47 tags for dates, numbers and Open Graph. English is British (specification, Languages). */
export const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** The zone of all dates, independent of the machine's (specification, Languages). */
export const TIME_ZONE = "Europe/Berlin";

/** Each language's own name, for the language switch. */
export const LANGUAGE_NAMES: Record<Language, string> = { de: "Deutsch", en: "English" };

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

const OTHER_LANGUAGES: Record<Language, Language> = { de: "en", en: "de" };

/** Returns the second language of a page: that of its echoes and of its language switch. */
export function otherLanguage(language: Language): Language {
  return OTHER_LANGUAGES[language];
}

/** Creates an object with a value per language. */
export function inEveryLanguage<T>(create: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, create(language)])) as Record<Language, T>;
}

/** Returns the language of a path (`/en/contact/`), or German for a path without one (specification, Languages). */
export function languageOfPath(pathname: string): Language {
  return prefixOf(pathname) ?? DEFAULT_LANGUAGE;
}

/** Returns the language in a path's first segment, or undefined. Skips doubled slashes, as hosts do. */
export function prefixOf(pathname: string): Language | undefined {
  const first = pathname.split(/\/+/u)[1];
  return isLanguage(first) ? first : undefined;
}

/** Returns the path of a route in a language: `/services/` in German is `/de/services/`. */
export function pathOf(language: Language, route: string): string {
  return `/${language}${route}`;
}

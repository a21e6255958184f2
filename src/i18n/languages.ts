/**
 * The languages of the site (specification, section 2). After a language is added here, the rest is reported by
 *
 * - the compiler (`npm run check:types`): lists of words, names or files with an entry per language;
 * - the content check: each `index.<language>.md`, and each text below `content/site`, that is missing;
 * - the check of messages: `locales/<language>.json`.
 *
 * Nothing reports the query of src/templates/notice/template.tsx, the company's city, which has a field per language
 * (src/model/site-files.ts), and the end-to-end tests' own list (e2e/site.ts). Callers of `otherLanguage` (signs,
 * the language switch) expect exactly two languages.
 */
export const LANGUAGES = ["de", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Unprefixed paths and `x-default` are German (decisions: Languages). */
export const DEFAULT_LANGUAGE: Language = "de";

/** BCP 47 tags for dates, numbers and Open Graph: English is British (decisions: Languages). */
export const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** Dates are read and shown in this zone, whatever the machine says (decisions: Languages). */
export const TIME_ZONE = "Europe/Berlin";

/** The languages' names in themselves, for the switch. */
export const LANGUAGE_NAMES: Record<Language, string> = { de: "Deutsch", en: "English" };

/** @returns whether `value` is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

const OTHERS: Record<Language, Language> = { de: "en", en: "de" };

/** @returns the language of a page's echoes, and the one that its switch leads to. */
export function otherLanguage(language: Language): Language {
  return OTHERS[language];
}

/** @returns an object with what `make` gives for each language of the site. */
export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

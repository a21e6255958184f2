/**
 * The languages of the site (specification, section 2). A language is added here and nowhere else; its files follow
 * (`index.<language>.md` beside each page, `locales/<language>.json`), and the checks name each one that is missing.
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

/** @returns the other one of the two languages: the language of echoes and of the switch. */
export function otherLanguage(language: Language): Language {
  return language === "de" ? "en" : "de";
}

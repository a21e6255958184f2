import type { ScreenLanguage } from "./screen";

/** What a screen writes dates and numbers as: German as in Germany, English as in Britain. */
const LOCALES = { de: "de-DE", en: "en-GB" } as const;

/** A number as it is written in a language, with as many decimals as asked for. */
export function number(language: ScreenLanguage, value: number, decimals = 0): string {
  return value.toLocaleString(LOCALES[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** An amount of money, in whole units of its currency or with cents. */
export function money(language: ScreenLanguage, value: number, currency: "EUR" | "GBP", decimals = 2): string {
  return value.toLocaleString(LOCALES[language], {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** A day, written as `2027-04-16`, in words of a language: with it the weekday agrees with the date by itself. */
export function day(language: ScreenLanguage, iso: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(`${iso}T12:00:00Z`).toLocaleDateString(LOCALES[language], { ...parts, timeZone: "UTC" });
}

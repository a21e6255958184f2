import { createContext, useContext } from "react";

/** A language of the site's, as BCP 47 names it. */
export type ScreenLanguage = "de" | "en";

/** How a screen speaks: which of two wordings it has, and how it writes numbers, money and days. */
export interface Speech {
  readonly language: ScreenLanguage;
  /** What is said in German, and in English. */
  t<const De, const En>(de: De, en: En): De | En;
  /** A number as it is written in the language, with as many decimals as asked for. */
  number(value: number, decimals?: number): string;
  /** An amount in euros or in pounds, in whole ones or with the rest. */
  money(value: number, decimals?: number): string;
  /** A day, written as `2027-04-16`: with it the weekday agrees with the date by itself. */
  day(iso: string, parts: Intl.DateTimeFormatOptions): string;
}

export type T = Speech["t"];

/** The same in German and in English, for `t(...pair)`. */
export type Pair = readonly [de: string, en: string];

/** German as in Germany, English as in Britain. */
export function speechOf(language: ScreenLanguage): Speech {
  const [locale, currency] = { de: ["de-DE", "EUR"], en: ["en-GB", "GBP"] }[language];
  const written = (value: number, decimals: number, style: Intl.NumberFormatOptions = {}) =>
    value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, ...style });
  return {
    language,
    t: (de, en) => (language === "de" ? de : en),
    number: (value, decimals = 0) => written(value, decimals),
    money: (value, decimals = 2) => written(value, decimals, { style: "currency", currency }),
    day: (iso, parts) => new Date(`${iso}T12:00:00Z`).toLocaleDateString(locale, { ...parts, timeZone: "UTC" }),
  };
}

/** In which language a picture is being taken. */
export const Speaking = createContext(speechOf("de"));

export const useLanguage = () => useContext(Speaking);

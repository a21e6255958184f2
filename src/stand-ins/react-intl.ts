/**
 * Stands in for react-intl in the browser: its own context around intl-messageformat, which it is built on. The rest of it -
 * lists, plurals, relative times, a component for each, text with elements, advice for developers - would come with every
 * first visit, and nobody asks for it (docs/decisions/0009-bytes.md).
 */
import { IntlMessageFormat } from "intl-messageformat";
import { createContext, useContext } from "react";
import type { IntlConfig, IntlShape } from "react-intl";

type UsedShape = Pick<IntlShape, "locale" | "messages" | "formatMessage" | "formatDate" | "formatNumber">;
type Tree = ConstructorParameters<typeof IntlMessageFormat>[0];

const IntlContext = createContext<UsedShape | null>(null);

export const RawIntlProvider = IntlContext.Provider;

/** @throws outside a provider, as react-intl does */
export function useIntl(): UsedShape {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error("A component that formats stands outside the RawIntlProvider");
  return intl;
}

/** The formatters keep what they have made by themselves. */
export const createIntlCache = (): Record<string, never> => ({});

/** @returns the formatter of a language, with the three functions that the site uses; what can't be formatted is reported */
export function createIntl({ locale, messages = {}, timeZone, onError }: IntlConfig): UsedShape {
  const trees = messages as Record<string, Tree | undefined>;
  const dates = memoized((how: string) => new Intl.DateTimeFormat(locale, { timeZone, ...JSON.parse(how) }));
  const numbers = memoized((how: string) => new Intl.NumberFormat(locale, JSON.parse(how) as Intl.NumberFormatOptions));
  const plurals = memoized((how: string) => new Intl.PluralRules(locale, JSON.parse(how) as Intl.PluralRulesOptions));
  // Dates in messages are of the same time zone as all others.
  const formatters = {
    getDateTimeFormat: (_locales: unknown, how = {}) => dates(JSON.stringify(how)),
    getNumberFormat: (_locales: unknown, how = {}) => numbers(JSON.stringify(how)),
    getPluralRules: (_locales: unknown, how = {}) => plurals(JSON.stringify(how)),
  };
  const formats = memoized((id: string) => new IntlMessageFormat(trees[id] ?? "", locale, undefined, { formatters }));
  const reporting = (format: () => string, otherwise: unknown): string => {
    try {
      return format();
    } catch (error) {
      const problem = new Error(`${String(otherwise)} can't be formatted in ${locale}: ${(error as Error).message}`);
      onError?.(problem as Parameters<typeof onError>[0]);
      return String(otherwise);
    }
  };
  return {
    locale,
    messages,
    formatMessage: (({ id = "" }: { id?: string }, values?: Record<string, string>) =>
      reporting(() => {
        if (!trees[id]) throw new Error(`Missing message: "${id}" for locale "${locale}"`);
        return formats(id).format(values) as string;
      }, id)) as IntlShape["formatMessage"],
    formatDate: ((date: Date, how = {}) =>
      reporting(() => dates(JSON.stringify(how)).format(date), date)) as IntlShape["formatDate"],
    formatNumber: ((number: number, how = {}) =>
      reporting(() => numbers(JSON.stringify(how)).format(number), number)) as IntlShape["formatNumber"],
  };
}

function memoized<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

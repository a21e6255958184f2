/** The formats of `Intl` that the site needs, and has polyfills for. */
export const INTL_FORMATS = ["PluralRules", "ListFormat", "RelativeTimeFormat", "DateTimeFormat"] as const;

export type IntlFormat = (typeof INTL_FORMATS)[number];

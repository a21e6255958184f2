/** The formats of `Intl` that the site needs, and has polyfills for. */
export const FORMATS = ["PluralRules", "ListFormat", "RelativeTimeFormat", "DateTimeFormat"] as const;

export type Format = (typeof FORMATS)[number];

/** The parts of `Intl` that the site needs and that can be stood in for. */
export const FORMATS = ["PluralRules", "ListFormat", "RelativeTimeFormat", "DateTimeFormat"] as const;

export type Format = (typeof FORMATS)[number];

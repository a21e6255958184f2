import { type Language, LOCALES } from "./languages";

/** Formats whole euros, in German with a no-break space: `7.500 €`, `€7,500`. */
export function formatEuros(amount: number, language: Language): string {
  const style = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(LOCALES[language], style).format(amount);
}

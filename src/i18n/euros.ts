import { type Language, LOCALES } from "./languages";

/** @returns whole euros as the language writes them, with a no-break space where one belongs: `7.500 €`, `€7,500`. */
export function euros(amount: number, language: Language): string {
  const style = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(LOCALES[language], style).format(amount);
}

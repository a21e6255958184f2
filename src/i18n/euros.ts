import { type Language, LOCALES } from "./languages";

/** @returns whole euros as the language writes them, with a no-break space where one belongs: `7.500 €`, `€7,500`. */
export function euros(amount: number, language: Language): string {
  const style = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(LOCALES[language], style).format(amount);
}

/** @returns both ends of a range, as the language writes them */
export function inEuros({ from, to }: { from: number; to: number }, language: Language): { from: string; to: string } {
  return { from: euros(from, language), to: euros(to, language) };
}

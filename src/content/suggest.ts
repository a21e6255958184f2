import { closest, distance } from "fastest-levenshtein";

/** Returns a remedy: the similar word of `known`, or else `otherwise`. */
export function didYouMean(word: string, known: readonly string[], otherwise: string): string {
  const guess = suggest(word, known);
  return guess ? `did you mean "${guess}"?` : otherwise;
}

/** Finds the most similar word, if at most a third of its letters differ. */
export function suggest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lower = known.map((name) => name.toLowerCase());
  const nearest = closest(word.toLowerCase(), lower);
  const guess = known[lower.indexOf(nearest)] ?? "";
  return distance(word.toLowerCase(), nearest) <= Math.floor((guess.length + 1) / 3) ? guess : undefined;
}

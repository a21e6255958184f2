import { isRecord } from "../../src/content/fields";
import { isSame } from "./compare";

/**
 * Matches entries of a list with those of the old list: first equal entries, then entries with equal fields. In lists of
 * equal length, an entry without a match takes the old one at its index.
 * @returns the old index of each entry, each index once, undefined for a new entry
 */
export function matchItems(old: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const take = (index: number | undefined) => (index !== undefined && free.delete(index) ? index : undefined);
  const matches = wanted.map((value, index) =>
    take([index, ...free].find((candidate) => free.has(candidate) && isSame(old[candidate], value))),
  );
  return matches.map((match, index) => {
    const alike = () => mostAlike(old, wanted[index], free) ?? (old.length === wanted.length ? index : undefined);
    return match ?? take(alike());
  });
}

function mostAlike(old: readonly unknown[], value: unknown, free: ReadonlySet<number>): number | undefined {
  const scores = [...free].map((index) => ({ index, score: countSameFields(old[index], value) }));
  return scores.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]?.index;
}

function countSameFields(a: unknown, b: unknown): number {
  if (!isRecord(a) || !isRecord(b) || a["type"] !== b["type"]) return 0;
  return Object.keys(a).filter((key) => isSame(a[key], b[key])).length;
}

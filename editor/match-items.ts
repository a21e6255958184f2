/** Which entry of a list was which before: what was only moved keeps its text, what was changed keeps all else. */
import { isSame } from "./same";

/**
 * @returns for each wanted entry the index of the old one that it was, or undefined for a new one; no index twice
 */
export function matchItems(old: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const matches = wanted.map((value, index) => {
    const equal = [...free].filter((candidate) => isSame(old[candidate], value));
    const match = equal.includes(index) ? index : equal[0];
    if (match !== undefined) free.delete(match);
    return match;
  });
  for (const [index, value] of wanted.entries()) {
    if (matches[index] !== undefined) continue;
    const match = mostAlike(old, value, [...free]) ?? atSamePlace(old, wanted, free, index);
    if (match === undefined) continue;
    matches[index] = match;
    free.delete(match);
  }
  return matches;
}

/** Of those that have something in common, the one with most in common. */
function mostAlike(old: readonly unknown[], value: unknown, free: readonly number[]): number | undefined {
  const alike = free
    .map((candidate) => ({ candidate, score: likeness(old[candidate], value) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return alike[0]?.candidate;
}

/** Where nothing came and nothing went, an entry without likeness was written over. */
function atSamePlace(old: readonly unknown[], wanted: readonly unknown[], free: ReadonlySet<number>, index: number) {
  return old.length === wanted.length && free.has(index) ? index : undefined;
}

/** How many fields two groups have in common; of different types, none. */
function likeness(a: unknown, b: unknown): number {
  if (!isGroup(a) || !isGroup(b) || a["type"] !== b["type"]) return 0;
  return Object.keys(a).filter((key) => isSame(a[key], b[key])).length;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

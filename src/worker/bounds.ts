import type { KeptCache } from "./caches";

const DAY = 86_400_000;

/** An entry of a cache. */
export interface Entry<Key> {
  key: Key;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** @param now milliseconds since 1970. @returns the entries to drop: too old, or more than the cache may hold, oldest first. */
export function surplus<Key>(all: readonly Entry<Key>[], { entries, days }: KeptCache, now: number): Key[] {
  const isFresh = ({ keptAt }: Entry<Key>) => now - keptAt < days * DAY;
  const newestFirst = all.filter(isFresh).sort((a, b) => b.keptAt - a.keptAt);
  const kept = new Set(newestFirst.slice(0, entries));
  return all.filter((entry) => !kept.has(entry)).map(({ key }) => key);
}

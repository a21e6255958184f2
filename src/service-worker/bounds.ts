import type { BoundedCache } from "./caches";

const DAY = 86_400_000;

/** An entry of a cache. */
export interface CacheEntry<Key> {
  key: Key;
  /** Milliseconds since 1970. */
  cachedAt: number;
}

/** @param now milliseconds since 1970. @returns the entries to drop: expired ones, and the oldest over the limit */
export function surplus<Key>(all: readonly CacheEntry<Key>[], { entries, days }: BoundedCache, now: number): Key[] {
  const isFresh = ({ cachedAt }: CacheEntry<Key>) => now - cachedAt < days * DAY;
  const newestFirst = all.filter(isFresh).sort((a, b) => b.cachedAt - a.cachedAt);
  const remaining = new Set(newestFirst.slice(0, entries));
  return all.filter((entry) => !remaining.has(entry)).map(({ key }) => key);
}

/** A value that a run may lack: no picture on the page, no interaction long enough to be reported. */
export type Maybe<T> = T | undefined;

/** @returns the middle value, of an even number the mean of the two; undefined where there is none. */
export function median(values: readonly Maybe<number>[]): Maybe<number> {
  const known = values.filter((value): value is number => value !== undefined).sort((a, b) => a - b);
  const middle = Math.floor(known.length / 2);
  const upper = known[middle];
  if (upper === undefined || known.length % 2 === 1) return upper;
  return (upper + (known[middle - 1] ?? upper)) / 2;
}

/** @returns how many times the base a value is; undefined where one is missing or the base is nothing. */
export function ratio(value: Maybe<number>, base: Maybe<number>): Maybe<number> {
  return value === undefined || base === undefined || base === 0 ? undefined : value / base;
}

/**
 * Sites take turns, and every other round the other way round: what else the machine does meets all of them alike.
 * @returns the sites in the order of this round, from 0
 */
export function orderOf<T>(sites: readonly T[], round: number): T[] {
  return round % 2 === 0 ? [...sites] : [...sites].reverse();
}

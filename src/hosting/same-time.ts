import { statSync } from "node:fs";

/** Milliseconds by which a copy's time may be off: not every file system knows smaller parts. */
const SAME_TIME = 2;

/** @returns whether a copy is there that was given the time of its file: then neither has to be opened. */
export function isCopyFrom(time: Date, copy: string): boolean {
  const stats = statSync(copy, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(stats.mtimeMs - time.getTime()) < SAME_TIME;
}

import { statSync } from "node:fs";

/**
 * Milliseconds by which a copy's time may be off: it is given whole ones, as seconds with a fraction. What is written
 * by itself hardly ever has a whole number of them, so that a file of the same moment is not taken for a copy.
 */
const TOLERANCE = 0.01;

/** @returns whether the copy exists and has its file's time: then neither has to be opened. */
export function isUpToDate(copy: string, time: Date): boolean {
  const stats = statSync(copy, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(stats.mtimeMs - time.getTime()) < TOLERANCE;
}

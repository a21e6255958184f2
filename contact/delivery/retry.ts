/** When a message that could not be delivered is tried again. */

export interface RetryRule {
  /** The pause after the first failure, in milliseconds. */
  first: number;
  /** The longest pause, in milliseconds. */
  longest: number;
  /** How long after its arrival a message is tried, in milliseconds; then it is a dead letter. */
  until: number;
}

/** By how much of itself a pause is shorter or longer: what failed together is not tried together. */
const JITTER = 0.2;

/**
 * @param failures how often it has failed
 * @param random from 0 to 1
 * @returns the pause in milliseconds: twice as long after each failure, up to the longest, a fifth more or less; none before the first
 */
export function pauseAfter(failures: number, { first, longest }: RetryRule, random: number): number {
  if (failures === 0) return 0;
  const pause = Math.min(first * 2 ** (failures - 1), longest);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}

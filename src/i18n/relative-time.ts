/** Seconds from which a unit is used (specification, section 9). */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/**
 * @param seconds the time that has passed
 * @returns the arguments of `Intl.RelativeTimeFormat.format`: 90 seconds are `[-1, "minute"]`
 */
export function relativeTime(seconds: number): [value: number, unit: (typeof UNITS)[number][0]] {
  const [unit, length] = UNITS.find(([, limit]) => seconds >= limit) ?? UNITS[3];
  return [-Math.floor(seconds / length), unit];
}

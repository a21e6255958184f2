import { TIME_ZONE } from "../i18n/languages";

/**
 * Returns today in Europe/Berlin, `YYYY-MM-DD`, or the day of `BUILD_DATE`, to repeat or preview a build (quality E3).
 * @param environment may set `BUILD_DATE`: `YYYY-MM-DD` or an ISO 8601 instant
 * @throws if `BUILD_DATE` is not a date
 */
export function readBuildDay(environment: NodeJS.ProcessEnv = process.env): string {
  const value = environment["BUILD_DATE"];
  if (value && /^\d{4}-\d{2}-\d{2}$/u.test(value) && !Number.isNaN(Date.parse(value))) return value;
  const instant = value ? new Date(value) : new Date();
  if (Number.isNaN(instant.getTime()))
    throw new Error(`BUILD_DATE is "${value}": write it as 2026-11-20 or as an ISO 8601 instant`);
  return instant.toLocaleDateString("sv-SE", { timeZone: TIME_ZONE });
}

/** The day on which the fixture is built. */
export const FIXTURE_DAY = "2026-11-22";

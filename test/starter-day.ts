/** The day on which the starter is built. */
export const STARTER_DAY = "2026-11-22";

export const STARTER_DAY = "2026-11-22";

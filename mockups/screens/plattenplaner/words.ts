/** What stands on all screens of the planner. */
export const WORDS = {
  panel: ["Verlegeplatte OSB/3, 1200 × 600 × 22 mm", "OSB/3 floor panel, 1200 × 600 × 22 mm"],
} as const;

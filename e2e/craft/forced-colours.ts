import type { Page } from "@playwright/test";
import type { Finding } from "./finding";
import { lostMarks, seenMarks } from "./forced-marks";
import { findLostRings } from "./forced-rings";
import { findLostStates, noteStates } from "./forced-states";
import { paint } from "./pixels";
import { findGapsInLine } from "./route-line";

/** What a visitor's system may have for all pages: dark on light, or light on dark. */
export type Palette = "light" | "dark";

/**
 * Puts the page into forced colours and leaves it there.
 * @returns marks, states, rings and pieces of the route line that are seen in ordinary colours, and lost there (quality V8)
 */
export async function findLostInForcedColours(page: Page, colorScheme: Palette): Promise<Finding[]> {
  await page.emulateMedia({ forcedColors: null, colorScheme });
  await noteStates(page);
  const ordinary = await seenMarks(page);
  await page.emulateMedia({ forcedColors: "active", colorScheme });
  return [
    ...lostMarks(ordinary, await seenMarks(page, ordinary)),
    ...(await findGapsInLine(page, await paint(page))),
    ...(await findLostStates(page)),
    ...(await findLostRings(page)),
  ];
}

import type { Page } from "@playwright/test";
import { findTextFaults } from "../text-boxes";
import type { Finding } from "./finding";
import { findRingsOnNeighbours } from "./focus-rings";
import { findTextOnLines, paintWithoutText } from "./letters";
import { findCutParts, type Parts } from "./protected-parts";
import { findGapsInLine } from "./route-line";
import { findTornWords } from "./torn-words";
import { findUnevenRows } from "./uneven-rows";

/** @returns all that the detectors find on a page as it stands */
export async function findFaults(page: Page, parts: Parts): Promise<Finding[]> {
  return [
    ...(await findTornWords(page)),
    ...(await findBrokenBounds(page)),
    ...(await findUnevenRows(page)),
    ...(await findRingsOnNeighbours(page)),
    ...(await findCutParts(page, parts)),
    ...(await findPaintedFaults(page)),
  ];
}

/** What lies below the window may be painted a moment later (src/styles/below-screen.css): a second picture decides. */
async function findPaintedFaults(page: Page): Promise<Finding[]> {
  const look = async () => {
    const painting = await paintWithoutText(page);
    return [...(await findGapsInLine(page, painting)), ...(await findTextOnLines(page, painting))];
  };
  const found = await look();
  return found.length === 0 ? found : look();
}

/**
 * @param isSpaced whether letters stand far apart: long words and mail addresses are wider than a phone then, and may go on
 *   in the next line; and the stations of a map stay where they are, its text alternative has them all
 * @returns what is torn, cut off or collided where a visitor has set other sizes or distances for all text
 */
export async function findTextBreaks(page: Page, isSpaced: boolean): Promise<Finding[]> {
  return [...(isSpaced ? [] : await findTornWords(page)), ...(await findBrokenBounds(page, !isSpaced))];
}

async function findBrokenBounds(page: Page, areDrawingsLookedAt = true): Promise<Finding[]> {
  const { overflow, clipped, spilled, overlapping } = await findTextFaults(page, "body", areDrawingsLookedAt);
  const named = (name: string, findings: readonly Finding[]) =>
    findings.map((finding) => ({ ...finding, what: `${name}: ${finding.what}` }));
  return [
    ...(overflow > 0
      ? [{ what: `the page scrolls ${overflow} px sideways`, left: 0, top: 0, width: 400, height: 400 }]
      : []),
    ...named("cut off", clipped),
    ...named("out of its box", spilled),
    ...named("on top of each other", overlapping),
  ];
}

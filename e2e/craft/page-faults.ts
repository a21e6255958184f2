import type { Page } from "@playwright/test";
import { findTextFaults } from "../text-boxes";
import type { Finding } from "./finding";
import { findRingsOnNeighbours } from "./focus-rings";
import { findTextOnLines } from "./letters";
import { paint } from "./pixels";
import { findGapsInLine } from "./route-line";
import { findTornWords } from "./torn-words";
import { findUnevenRows } from "./uneven-rows";

/** @returns all that the detectors find on a page as it stands */
export async function findFaults(page: Page): Promise<Finding[]> {
  return [
    ...(await findTornWords(page)),
    ...(await findBrokenBounds(page)),
    ...(await findUnevenRows(page)),
    ...(await findRingsOnNeighbours(page)),
    ...(await findGapsInLine(page, await paint(page))),
    ...(await findTextOnLines(page)),
  ];
}

async function findBrokenBounds(page: Page): Promise<Finding[]> {
  const { overflow, clipped, spilled, overlapping } = await findTextFaults(page);
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

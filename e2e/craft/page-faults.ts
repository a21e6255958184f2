import type { Page } from "@playwright/test";
import type { Finding } from "./finding";
import { findGapsInLine } from "./route-line";
import { findTextOnLines } from "./letters";
import { paint } from "./pixels";
import { findTornWords } from "./torn-words";
import { findUnevenRows } from "./uneven-rows";

/** @returns all that the detectors find on a page as it stands */
export async function findFaults(page: Page): Promise<Finding[]> {
  return [
    ...(await findTornWords(page)),
    ...(await findUnevenRows(page)),
    ...(await findGapsInLine(page, await paint(page))),
    ...(await findTextOnLines(page)),
  ];
}

/** What the later builds of the deploy tests have changed, whether derived (next-build.ts) or built (true-builds.ts). */

/** Pages of three templates whose lead ends in the edition. */
export const EDITED = ["/de/contact/", "/de/services/", "/de/career/", "/en/contact/"] as const;

/** A page that later builds no longer have. */
export const REMOVED = "/de/xmas/";

/** @returns the sentence by which a page of this build is known; the first one has none. */
export function editionMark(edition: number): string {
  return `Ausgabe ${edition}.`;
}

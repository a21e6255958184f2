/** The content of this repository, for tests that hold for any content (docs/decisions/0023-starter.md). */
import { readBuildDay } from "../src/content/clock";
import { createSite } from "../src/site/create-site";
import type { Site } from "../src/site/site";
import { memoize } from "../src/memoize";
import { readContent } from "./read-content";

/** Returns the site of this repository as of today. */
export const realSite = memoize<Site, void>(() => {
  const today = readBuildDay();
  return createSite(readContent(process.cwd(), today), today);
});

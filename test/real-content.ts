/** The content of this repository, for tests that hold for any content (docs/decisions/0023-starter.md). */
import { readBuildDay } from "../src/content/clock";
import { createSite } from "../src/site/create-site";
import type { Site } from "../src/site/site";
import { readCachedContent } from "./content-cache";

let site: Site | undefined;

/** Returns the site of this repository as of today. */
export function realSite(): Site {
  const today = readBuildDay();
  site ??= createSite(readCachedContent(".", today), today);
  return site;
}

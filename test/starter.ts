/** The starter site (starter/), on which all that is exact is tested: sets, counts, orders, texts. It is frozen, its day too. */
import type { LoadedContent } from "../src/content/load";
import { createSite } from "../src/site/create-site";
import type { Site } from "../src/site/site";
import { STARTER_DAY } from "./starter-day";
import { contentOf } from "./content-cache";

export { STARTER_DAY };

const sites = new Map<string, Site>();

/** @returns the content that the starter publishes on its day */
export const starterContent = (): LoadedContent => contentOf("starter", STARTER_DAY);

/** @returns its pages as they are on its day */
export const starterSite = (): Site => starterOn(STARTER_DAY);

/** @returns the same pages on another day, with other past events and filled vacancies */
export function starterOn(day: string): Site {
  const site = sites.get(day) ?? createSite(starterContent(), day);
  sites.set(day, site);
  return site;
}

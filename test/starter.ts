/** The starter (starter/), whose content and day are fixed: tests assert exact sets, counts, orders and texts on it. */
import type { LoadedContent } from "../src/content/load";
import { createSite } from "../src/site/create-site";
import type { Site } from "../src/site/site";
import { STARTER_DAY } from "./starter-day";
import { readCachedContent } from "./content-cache";

export { STARTER_DAY };

const sites = new Map<string, Site>();

/** Returns the content that the starter publishes on its day. */
export const starterContent = (): LoadedContent => readCachedContent("starter", STARTER_DAY);

export const starterSite = (): Site => starterSiteOn(STARTER_DAY);

/** Returns the starter's site on any day, which decides on past events and filled vacancies. */
export function starterSiteOn(day: string): Site {
  const site = sites.get(day) ?? createSite(starterContent(), day);
  sites.set(day, site);
  return site;
}

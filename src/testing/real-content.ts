/** The content of this repository, whatever it is: for what must hold for any content (docs/decisions/0023-fixture.md). */
import { buildDay } from "../content/clock";
import type { LoadedContent } from "../content/load";
import { createSite } from "../routes/create-site";
import type { Site } from "../routes/site";
import { contentOf } from "./content-cache";

const sites = new Map<string, Site>();

/** @returns what is published today */
export const realContent = (): LoadedContent => contentOf(".", buildDay());

/** @returns the site as it is in this repository. */
export const realSite = (): Site => siteOn(buildDay());

/** @returns today's pages as they will be (or were) on another day: what is over, what is filled. */
export function siteOn(day: string): Site {
  const site = sites.get(day) ?? createSite(realContent(), day);
  sites.set(day, site);
  return site;
}

/** The fixture site (test/fixture/), on which all that is exact is tested: sets, counts, orders, texts. It is frozen, its day too. */
import type { LoadedContent } from "../src/content/load";
import { createSite } from "../src/site/create-site";
import type { Site } from "../src/site/site";
import { FIXTURE_DAY } from "./fixture-day";
import { contentOf } from "./content-cache";

export { FIXTURE_DAY };

const sites = new Map<string, Site>();

/** @returns what the fixture publishes on its day */
export const fixtureContent = (): LoadedContent => contentOf("test/fixture", FIXTURE_DAY);

/** @returns its pages as they are on its day */
export const fixtureSite = (): Site => fixtureOn(FIXTURE_DAY);

/** @returns the same pages as they will be (or were) on another day: what is over, what is filled. */
export function fixtureOn(day: string): Site {
  const site = sites.get(day) ?? createSite(fixtureContent(), day);
  sites.set(day, site);
  return site;
}

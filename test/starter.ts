/** The starter (starter/), whose content and day are fixed: tests assert exact sets, counts, orders and texts on it. */
import path from "node:path";
import type { LoadedContent } from "../src/content/load";
import { memoize } from "../src/memoize";
import { createSite } from "../src/site/create-site";
import type { Site } from "../src/site/site";
import { STARTER_DAY } from "./starter-day";
import { readContent } from "./read-content";

export { STARTER_DAY };

/** Returns the content that the starter publishes on its day. */
export const starterContent = memoize<LoadedContent, void>(() => readContent(path.resolve("starter"), STARTER_DAY));

/** Returns the starter's site on any day, which decides on past events and filled vacancies. */
export const starterSiteOn = memoize((day: string): Site => createSite(starterContent(), day));

export const starterSite = (): Site => starterSiteOn(STARTER_DAY);

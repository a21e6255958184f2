import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../src/site/site";
import { writeFeeds } from "./feeds/write-feeds";
import { llmsTxt } from "./llms-txt";
import { robotsTxt } from "./robots-txt";

/** Writes what feed readers, crawlers and language models ask for (quality F6 to F8). @param folder the built site */
export function writeForMachines(site: Site, folder: string): void {
  writeFeeds(site, folder);
  writeFileSync(path.join(folder, "robots.txt"), robotsTxt(site.company.siteUrl));
  writeFileSync(path.join(folder, "llms.txt"), llmsTxt(site));
}

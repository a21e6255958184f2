import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../src/site/site";
import { writeFeeds } from "./feeds/write-feeds";

/** Writes what feed readers and crawlers ask for (quality F6, F8). @param folder the built site */
export function writeCrawlerFiles(site: Site, folder: string): void {
  writeFeeds(site, folder);
  writeFileSync(path.join(folder, "robots.txt"), robotsTxt(site.company.siteUrl));
}

/**
 * Everything may be fetched: a page with `noindex` says so itself, which crawlers see only where they may fetch it.
 * @returns robots.txt (RFC 9309), which names the sitemap (sitemaps.org, "Informing search engine crawlers")
 */
function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

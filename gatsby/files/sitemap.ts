import { writeFileSync } from "node:fs";
import path from "node:path";
import { type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { alternatesOf } from "../../src/site/counterpart";
import { hreflangs } from "../../src/i18n/hreflang";
import type { Site, SitePage } from "../../src/site/site";

/** Writes the sitemap (sitemaps.org, protocol 0.9) of all indexable pages (quality F6). */
export async function writeSitemap(site: Site, folder: string): Promise<void> {
  const xmlns = { xhtml: true, news: false, image: false, video: false };
  const stream = new SitemapStream({ hostname: site.company.siteUrl, xmlns, lastmodDateOnly: true });
  const xml = streamToPromise(stream);
  for (const item of sitemapItems(site)) stream.write(item);
  stream.end();
  writeFileSync(path.join(folder, "sitemap.xml"), await xml);
}

/** @returns each page with its alternates (Google Search Central, "Localized versions"), by address. */
export function sitemapItems(site: Site): SitemapItemLoose[] {
  const { siteUrl } = site.company;
  return site.pages
    .filter(({ isIndexable }) => isIndexable)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => {
      const links = hreflangs(alternatesOf(site, page)).map(({ hreflang, path: there }) => ({
        lang: hreflang,
        url: siteUrl + there,
      }));
      const lastmod = lastChange(page, site.today);
      return { url: siteUrl + page.path, links, ...(lastmod ? { lastmod } : {}) };
    });
}

/**
 * Crawlers ignore a `lastmod` that is not accurate (Google Search Central, "Build and submit a sitemap"): it is the day
 * that the content names, never that of the build.
 * @returns `YYYY-MM-DD`, or undefined where the content names no day or a future one
 */
function lastChange({ content }: SitePage, today: string): string | undefined {
  const entry = "date" in content ? content.date : "posted" in content ? content.posted : undefined;
  const day = content.updated ?? entry;
  return day !== undefined && day <= today ? day : undefined;
}

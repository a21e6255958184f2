import { writeFileSync } from "node:fs";
import path from "node:path";
import { type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { alternatesOf } from "../../src/site/counterpart";
import { hreflangs } from "../../src/i18n/hreflang";
import type { Site, SitePage } from "../../src/site/site";

/** Where crawlers find it; robots.txt names it. */
const SITEMAP = "sitemap.xml";

/** Writes the sitemap (sitemaps.org, protocol 0.9) of the pages that are for search engines (quality F6). */
export async function writeSitemap(site: Site, folder: string): Promise<void> {
  const xmlns = { xhtml: true, news: false, image: false, video: false };
  const stream = new SitemapStream({ hostname: site.company.siteUrl, xmlns, lastmodDateOnly: true });
  const xml = streamToPromise(stream);
  for (const item of sitemapItems(site)) stream.write(item);
  stream.end();
  writeFileSync(path.join(folder, SITEMAP), await xml);
}

/** @returns each page with the alternates that its head names (Google Search Central, "Localized versions"), by address. */
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
 * A crawler believes `lastmod` as long as it is true (Google Search Central, "Build and submit a sitemap"): the day that
 * the page itself says, never that of the build.
 * @returns `YYYY-MM-DD`, or undefined where the content says no day, or one that is still to come
 */
function lastChange({ content }: SitePage, today: string): string | undefined {
  const entry = "date" in content ? content.date : "posted" in content ? content.posted : undefined;
  const day = content.updated ?? entry;
  return day !== undefined && day <= today ? day : undefined;
}

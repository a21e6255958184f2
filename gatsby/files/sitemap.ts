import { writeFileSync } from "node:fs";
import path from "node:path";
import { type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { findAlternates } from "../../src/site/page-relations";
import { listHreflangs } from "../../src/i18n/hreflang";
import type { Site, SitePage } from "../../src/site/site";

/** Writes robots.txt, which allows all crawling and names the sitemap (RFC 9309): `noindex` has to be read. */
export function writeRobotsTxt({ company }: Site, folder: string): void {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`;
  writeFileSync(path.join(folder, "robots.txt"), text);
}

/** Writes the sitemap of all indexable pages (sitemaps.org, protocol 0.9; quality F6). @param folder the built site */
export async function writeSitemap(site: Site, folder: string): Promise<void> {
  const xmlns = { xhtml: true, news: false, image: false, video: false };
  const stream = new SitemapStream({ hostname: site.company.siteUrl, xmlns, lastmodDateOnly: true });
  const xml = streamToPromise(stream);
  for (const item of listSitemapItems(site)) stream.write(item);
  stream.end();
  writeFileSync(path.join(folder, "sitemap.xml"), await xml);
}

/** Lists each indexable page with its alternates (Google Search Central, "Localized versions"), sorted by path. */
export function listSitemapItems(site: Site): SitemapItemLoose[] {
  const { siteUrl } = site.company;
  return site.pages
    .filter(({ isIndexable }) => isIndexable)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => {
      const links = listHreflangs(findAlternates(site, page)).map(({ hreflang, path: alternate }) => ({
        lang: hreflang,
        url: siteUrl + alternate,
      }));
      const lastmod = lastChange(page, site.today);
      return { url: siteUrl + page.path, links, ...(lastmod ? { lastmod } : {}) };
    });
}

/**
 * Finds the day of a page's last change, `YYYY-MM-DD`. The day of the build would be wrong, and crawlers ignore a wrong
 * `lastmod` (Google Search Central, "Build and submit a sitemap").
 */
function lastChange({ content }: SitePage, today: string): string | undefined {
  const entry = "date" in content ? content.date : "posted" in content ? content.posted : undefined;
  const day = content.updated ?? entry;
  return day !== undefined && day <= today ? day : undefined;
}

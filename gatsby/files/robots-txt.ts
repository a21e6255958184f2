/**
 * Everything may be fetched, by everybody: what search engines shall leave out says so itself (`noindex`), which they can
 * only read where they may fetch it.
 * @returns robots.txt (RFC 9309), which names the sitemap (sitemaps.org, "Informing search engine crawlers")
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

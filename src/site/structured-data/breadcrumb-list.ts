import type { BreadcrumbList } from "schema-dts";
import type { FormatMessage } from "../../i18n/messages";
import type { Site, SitePage } from "../site";
import { createBreadcrumb } from "../breadcrumb";
import { plainText } from "./plain-text";

/**
 * Describes the visible breadcrumb (Google Search Central, "Breadcrumb"): the home page by its short name, the page itself
 * without a URL.
 * @returns undefined for a home page
 */
export function createBreadcrumbList(site: Site, page: SitePage, text: FormatMessage): BreadcrumbList | undefined {
  const breadcrumb = createBreadcrumb(site, page);
  if (breadcrumb.length === 0) return undefined;
  const ancestors = breadcrumb.map(({ path, label }, index) => ({
    name: index === 0 ? text("kind.home") : label,
    item: site.company.siteUrl + path,
  }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...ancestors, { name: page.label }].map(({ name, ...item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plainText(name),
      ...item,
    })),
  };
}

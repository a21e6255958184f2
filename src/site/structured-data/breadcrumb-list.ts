import type { BreadcrumbList } from "schema-dts";
import type { FormatMessage } from "../../i18n/messages";
import type { Site, SitePage } from "../site";
import { breadcrumbOf } from "../trail";
import { plainText } from "./plain-text";

/**
 * The visible way from the home page to this one (Google Search Central, "Breadcrumb"): the home page by its short
 * name, the page itself without an address.
 * @returns undefined on a home page, which has no way to it
 */
export function breadcrumbList(site: Site, page: SitePage, text: FormatMessage): BreadcrumbList | undefined {
  const trail = breadcrumbOf(site, page);
  if (trail.length === 0) return undefined;
  const above = trail.map(({ path, label }, index) => ({
    name: index === 0 ? text("kind.home") : label,
    item: site.company.siteUrl + path,
  }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, { name: page.label }].map(({ name, ...item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plainText(name),
      ...item,
    })),
  };
}

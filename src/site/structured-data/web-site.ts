import type { WebSite } from "schema-dts";
import type { Site, SitePage } from "../site";
import { company } from "./organization";

/** The site on its home page, for its name in search results (Google Search Central, "Site names"). */
export function webSite(site: Site, { path, language }: SitePage): WebSite {
  const { name, siteUrl } = site.company;
  return { "@type": "WebSite", name, url: siteUrl + path, publisher: { "@id": company(site, language)["@id"] } };
}

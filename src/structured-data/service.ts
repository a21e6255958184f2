import type { Service } from "schema-dts";
import type { ContentOf } from "../model/kinds";
import type { Site, SitePage } from "../routes/site";
import { company } from "./organization";
import { plainText, textOfHtml } from "./plain-text";

/** A service or a solution (schema.org, Service; Google shows nothing special for it). */
export function service(
  site: Site,
  { path, language }: SitePage,
  content: ContentOf<"service"> | ContentOf<"solution">,
): Service {
  return {
    "@type": "Service",
    url: site.company.siteUrl + path,
    name: plainText(content.title),
    description: textOfHtml(content.lead),
    provider: company(site, language),
  };
}

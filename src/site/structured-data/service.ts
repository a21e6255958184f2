import type { Offer, Service } from "schema-dts";
import type { ContentOf } from "../../model/kinds";
import { fareOf } from "../fares";
import type { Site, SitePage } from "../site";
import { company } from "./organization";
import { plainText, textOfHtml } from "./plain-text";

/**
 * A service or a solution (schema.org, Service; Google shows nothing special for it). A fixed price is an offer of it.
 * A ceiling is none: Google reads `price` of an offer ("Product snippet", "Merchant listing"), and the most that
 * something can cost is not what it costs. Products are not sold online here, and have no markup at all.
 */
export function service(site: Site, page: SitePage, content: ContentOf<"service"> | ContentOf<"solution">): Service {
  const { path, language } = page;
  const offers = offerOf(site, page);
  return {
    "@type": "Service",
    url: site.company.siteUrl + path,
    name: plainText(content.title),
    description: textOfHtml(content.lead),
    provider: company(site, language),
    ...(offers ? { offers } : {}),
  };
}

function offerOf(site: Site, page: SitePage): Offer | undefined {
  const fare = fareOf(site, page);
  if (fare?.basis !== "fixed") return undefined;
  return {
    "@type": "Offer",
    priceSpecification: {
      "@type": "PriceSpecification",
      price: fare.amount,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: false,
    },
  };
}

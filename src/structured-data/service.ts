import type { Offer, Service } from "schema-dts";
import type { ContentOf } from "../model/kinds";
import { fareOf } from "../routes/fares";
import type { Site, SitePage } from "../routes/site";
import { company } from "./organization";
import { plainText, textOfHtml } from "./plain-text";

/**
 * A service or a solution (schema.org, Service; Google shows nothing special for it). What it costs is an offer of it,
 * as the page shows it: a fixed price, or the most that it can be. Google asks for prices of products that are sold
 * online alone ("Product snippet", "Merchant listing"), so products of this site, which are not, have none.
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
  if (!fare) return undefined;
  const price = fare.basis === "fixed" ? { price: fare.amount } : { maxPrice: fare.amount };
  return {
    "@type": "Offer",
    priceSpecification: {
      "@type": "PriceSpecification",
      ...price,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: false,
    },
  };
}

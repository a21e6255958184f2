import type { Offer, Service } from "schema-dts";
import type { Content } from "../../model/kinds";
import { computeFare } from "../fares";
import type { Site, SitePage } from "../site";
import { companyReference } from "./organization";
import { plainText, htmlToText } from "./plain-text";

/** Describes a service or solution. Only a fixed price is an offer: Google reads it as exact ("Product snippet"). */
export function createService(site: Site, page: SitePage, content: Content): Service {
  const { path, language } = page;
  return {
    "@type": "Service",
    url: site.company.siteUrl + path,
    name: plainText(content.title),
    description: htmlToText(content.lead),
    provider: companyReference(site, language),
    offers: describeOffer(site, page),
  };
}

function describeOffer(site: Site, page: SitePage): Offer | undefined {
  const fare = computeFare(site, page);
  if (!fare?.isFixed) return undefined;
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

import type { Organization, WebSite } from "schema-dts";
import { FAVICON } from "../../layout/head/icon-files";
import type { Language } from "../../i18n/languages";
import type { Site, SitePage } from "../site";

/** @returns the company as author, provider or employer; its `@id` is the same in every language */
export function company({ company: { name, siteUrl } }: Site, language: Language) {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/${language}/`,
  } satisfies Organization;
}

/** @returns the mark's address: 180 pixels wide, where Google asks for 112 (Search Central, "Organization") */
export function logo({ company: { siteUrl } }: Site): string {
  return siteUrl + FAVICON.touch;
}

/** @returns the company's address as the foot of every page has it. */
export function address({ company: { street, postalCode, city, cityEnglish, country } }: Site, language: Language) {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: language === "de" ? city : cityEnglish,
    addressCountry: country,
  } as const;
}

/** The company on the home page (Google Search Central, "Organization"): what the page's foot says of it. */
export function organization(site: Site, language: Language) {
  const { legalName, email, phone } = site.company;
  return {
    ...company(site, language),
    legalName,
    logo: logo(site),
    address: address(site, language),
    email,
    telephone: phone,
  } satisfies Organization;
}

/** The site on its home page, for its name in search results (Google Search Central, "Site names"). */
export function webSite(site: Site, { path, language }: SitePage): WebSite {
  const { name, siteUrl } = site.company;
  return { "@type": "WebSite", name, url: siteUrl + path, publisher: { "@id": company(site, language)["@id"] } };
}

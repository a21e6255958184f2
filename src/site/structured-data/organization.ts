import type { Organization, WebSite } from "schema-dts";
import { FAVICON } from "../../layout/head/icon-files";
import type { Language } from "../../i18n/languages";
import type { Site, SitePage } from "../site";

/** Describes the company as author, provider or employer. Its `@id` is independent of the language. */
export function companyReference({ company: { name, siteUrl } }: Site, language: Language) {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/${language}/`,
  } satisfies Organization;
}

/** Returns the logo's URL. It is 180 pixels wide: Google requires 112 (Search Central, "Organization"). */
export function logo({ company: { siteUrl } }: Site): string {
  return siteUrl + FAVICON.touch;
}

/** Describes the company's address, as the footer shows it. */
export function address({ company: { street, postalCode, city, cityEnglish, country } }: Site, language: Language) {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: language === "de" ? city : cityEnglish,
    addressCountry: country,
  } as const;
}

/** Describes the company for the home page, as the footer does (Google Search Central, "Organization"). */
export function createOrganization(site: Site, language: Language) {
  const { legalName, email, phone } = site.company;
  return {
    ...companyReference(site, language),
    legalName,
    logo: logo(site),
    address: address(site, language),
    email,
    telephone: phone,
  } satisfies Organization;
}

/** Describes the site for the home page: its name in search results (Google Search Central, "Site names"). */
export function createWebSite(site: Site, { path, language }: SitePage): WebSite {
  const { name, siteUrl } = site.company;
  return {
    "@type": "WebSite",
    name,
    url: siteUrl + path,
    publisher: { "@id": companyReference(site, language)["@id"] },
  };
}

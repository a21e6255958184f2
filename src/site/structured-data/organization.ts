import type { Organization } from "schema-dts";
import { FAVICON } from "../../head/icon-files";
import type { Language } from "../../i18n/languages";
import type { Site } from "../site";

/** @returns the company as others name it: who wrote, who offers, who hires. One thing, whatever the page's language. */
export function company({ company: { name, siteUrl } }: Site, language: Language) {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/${language}/`,
  } satisfies Organization;
}

/** @returns the address of the mark as a picture: 180 pixels wide, where Google asks for 112 (Search Central, "Organization"). */
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

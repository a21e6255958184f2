import { contactEndpoint } from "../../src/contact/endpoint";
import { pathOf } from "../../src/content/compile";
import { BESIDES } from "../../src/contact/form-fields";
import type { ContactFormView } from "../../src/contact/contact-form-view";
import { PRIVACY_OF_MESSAGES, ROUTES } from "../../src/model/views/routes";
import type { Site } from "../../src/site/site";
import type { PageView } from "../../src/model/page-view";

/** @returns the view, with what its contact form needs where it has one. */
export function withContactForm(site: Site, view: PageView): PageView {
  const sections = (view.content.sections ?? []) as readonly { type: string }[];
  if (!sections.some(({ type }) => type === "contact-form")) return view;
  return { ...view, contactForm: contactFormOf(site, view) };
}

function contactFormOf(site: Site, { language }: PageView): ContactFormView {
  const { company } = site;
  const endpoint = contactEndpoint(company);
  const confirmation = pathTo(site, language, ROUTES.confirmation);
  // An endpoint on another host needs an absolute address.
  const next = endpoint?.startsWith("/") ? confirmation : `${company.siteUrl}${confirmation}`;
  const own = { [BESIDES.language]: language, [BESIDES.next]: next };
  return {
    ...(endpoint === undefined ? {} : { endpoint }),
    confirmation,
    privacy: `${pathTo(site, language, ROUTES.privacy)}#${PRIVACY_OF_MESSAGES}`,
    hidden: [...Object.entries(own).map(([name, value]) => ({ name, value })), ...(company.contactFields ?? [])],
  };
}

function pathTo(site: Site, language: PageView["language"], route: string): string {
  // The content check requires the page where the site has a form; the catalogue shows one on any content.
  return site.find(language, route)?.path ?? pathOf(language, route);
}

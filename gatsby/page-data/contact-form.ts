import { contactEndpoint } from "../../src/contact/endpoint";
import { pathOf } from "../../src/content/compile";
import { declaredFacts } from "../../src/content/facts";
import { BESIDES, type FieldName } from "../../src/contact/form-fields";
import type { ContactFormView } from "../../src/contact/contact-form-view";
import { PRIVACY_OF_MESSAGES, ROUTES } from "../../src/model/views/routes";
import type { Site } from "../../src/site/site";
import { plainText } from "../../src/site/structured-data/plain-text";
import type { PageView } from "../../src/model/page-view";

/** @returns the view, with what its contact form needs where it has one, and an open vacancy's application */
export function withContactForm(site: Site, view: PageView): PageView {
  const sections = (view.content.sections ?? []) as readonly { type: string }[];
  const hasForm = sections.some(({ type }) => type === "contact-form");
  return {
    ...view,
    ...(hasForm ? { contactForm: contactFormOf(site, view) } : {}),
    ...("posted" in view.content ? applicationOf(site, view, view.content.code) : {}),
  };
}

/** @param code of the vacancy. Without an endpoint applications are sent by e-mail, as the page says without a form. */
function applicationOf(site: Site, view: PageView, code: string): Pick<PageView, "applicationForm"> {
  const form = contactFormOf(site, view);
  if (view.isPast || !form.endpoint) return {};
  const { applicationsKept: kept } = declaredFacts(site.facts, view.language);
  const position = { name: "position" satisfies FieldName, value: `${code} ${plainText(view.label)}` };
  const privacy = pathTo(site, view.language, ROUTES.privacyOfApplicants);
  const hidden = [position, ...form.hidden];
  return { applicationForm: { ...form, name: "application", privacy, hidden, ...(kept ? { kept } : {}) } };
}

function contactFormOf(site: Site, { language }: PageView): ContactFormView {
  const { company } = site;
  const endpoint = contactEndpoint(company);
  const confirmation = pathTo(site, language, ROUTES.confirmation);
  // An endpoint on another host needs an absolute address.
  const next = endpoint?.startsWith("/") ? confirmation : `${company.siteUrl}${confirmation}`;
  const own = { [BESIDES.language]: language, [BESIDES.next]: next };
  return {
    name: "contact",
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

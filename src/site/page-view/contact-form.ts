import { contactEndpoint } from "../../contact/endpoint";
import { pathOf } from "../../content/compile/compile";
import { declaredFacts } from "../../model/facts";
import { BESIDES, type FieldName } from "../../contact/form-fields";
import type { ContactFormView } from "../../contact/contact-form-view";
import type { Language } from "../../i18n/languages";
import { sectionsOf } from "../../model/kinds";
import type { Section } from "../../model/sections";
import { APPLY, PRIVACY_OF_MESSAGES, ROUTES } from "../../model/views/routes";
import type { Site, SitePage } from "../site";
import { plainText } from "../structured-data/plain-text";
import { createFormatMessage } from "../text-in";

type ContactForm = Extract<Section, { type: "contact-form" }>;

/** @returns addresses and hidden fields of the page's contact forms and of its application, by section id */
export function contactFormsOn(site: Site, page: SitePage): Record<string, ContactFormView> | undefined {
  const own = sectionsOf(page.content).filter(({ type }) => type === "contact-form") as ContactForm[];
  const forms = own.map(({ id }) => [id, contactFormView(site, page.language)] as const);
  const [application] = applicationForm(site, page).map(({ id }) => [id, applicationView(site, page)] as const);
  if (application) forms.push(application);
  return forms.length > 0 ? Object.fromEntries(forms) : undefined;
}

/**
 * @returns the section with the form for applications, where the page is an open vacancy. Without an endpoint the list is empty:
 *   applications are sent by e-mail, as the page says
 */
export function applicationForm({ company }: Site, { content, isPast, language }: SitePage): ContactForm[] {
  if (!("posted" in content) || isPast || !contactEndpoint(company)) return [];
  const text = createFormatMessage(language);
  return [{ type: "contact-form", id: APPLY, after: "steps", heading: text("sign.apply"), text: text("apply.how") }];
}

function applicationView(site: Site, { content, label, language }: SitePage): ContactFormView {
  const form = contactFormView(site, language);
  const { applicationsKept: kept } = declaredFacts(site.facts, language);
  const code = "code" in content && content.code ? content.code : "";
  const position = { name: "position" satisfies FieldName, value: `${code} ${plainText(label)}` };
  const privacy = pathTo(site, language, ROUTES.privacyOfApplicants);
  return { ...form, name: "application", privacy, hidden: [position, ...form.hidden], ...(kept ? { kept } : {}) };
}

function contactFormView(site: Site, language: Language): ContactFormView {
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

function pathTo(site: Site, language: Language, route: string): string {
  // The content check requires the page where the site has a form; the catalogue shows one on any content.
  return site.find(language, route)?.path ?? pathOf(language, route);
}

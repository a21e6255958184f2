import { contactEndpoint } from "../../contact/endpoint";
import { declaredFacts } from "../../model/facts";
import { HIDDEN_FIELDS, type FieldName } from "../../contact/form-fields";
import { type Language, pathOf } from "../../i18n/languages";
import { sectionsOf } from "../../model/kinds";
import type { ContactFormView } from "../../model/page-view";
import type { SectionContent } from "../../model/sections";
import { APPLY_ID, PRIVACY_MESSAGES_ID, ROUTES } from "../../model/views/routes";
import type { Site, SitePage } from "../site";
import { plainText } from "../structured-data/plain-text";
import { createFormatMessage } from "../format-message";

type ContactForm = Extract<SectionContent, { type: "contact-form" }>;

/** Creates the views of a page's contact forms and of its application form, by section id. */
export function createContactForms(site: Site, page: SitePage): Record<string, ContactFormView> | undefined {
  const sections = sectionsOf(page.content).filter(({ type }) => type === "contact-form") as ContactForm[];
  const forms = [
    ...sections.map(({ id }) => [id, contactFormView(site, page.language)] as const),
    ...createApplicationForms(site, page).map(({ id }) => [id, applicationView(site, page)] as const),
  ];
  return forms.length > 0 ? Object.fromEntries(forms) : undefined;
}

/** Creates the application form of an open vacancy. Without an endpoint the page asks for applications by e-mail. */
export function createApplicationForms({ company }: Site, { content, isPast, language }: SitePage): ContactForm[] {
  if (!("posted" in content) || isPast || !contactEndpoint(company)) return [];
  const text = createFormatMessage(language);
  return [{ type: "contact-form", id: APPLY_ID, after: "steps", heading: text("sign.apply"), text: text("apply.how") }];
}

function applicationView(site: Site, { content, label, language }: SitePage): ContactFormView {
  const form = contactFormView(site, language);
  const { applicationsKept: kept } = declaredFacts(site.facts, language);
  const code = "code" in content && content.code ? content.code : "";
  const position = { name: "position" satisfies FieldName, value: `${code} ${plainText(label)}` };
  const privacy = pagePath(site, language, ROUTES.privacyOfApplicants);
  return { ...form, name: "application", privacy, hidden: [position, ...form.hidden], kept };
}

function contactFormView(site: Site, language: Language): ContactFormView {
  const { company } = site;
  const endpoint = contactEndpoint(company);
  const confirmation = pagePath(site, language, ROUTES.confirmation);
  // A service on a different host needs an absolute URL.
  const next = endpoint?.startsWith("/") ? confirmation : `${company.siteUrl}${confirmation}`;
  const hidden = { [HIDDEN_FIELDS.language]: language, [HIDDEN_FIELDS.next]: next };
  return {
    name: "contact",
    endpoint,
    confirmation,
    privacy: `${pagePath(site, language, ROUTES.privacy)}#${PRIVACY_MESSAGES_ID}`,
    hidden: [...Object.entries(hidden).map(([name, value]) => ({ name, value })), ...(company.contactFields ?? [])],
  };
}

function pagePath(site: Site, language: Language, route: string): string {
  // The content check requires the page on a site with a form. The catalogue shows a form on any content.
  return site.find(language, route)?.path ?? pathOf(language, route);
}

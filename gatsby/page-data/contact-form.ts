import { contactEndpoint } from "../../src/contact/endpoint";
import { pathOf } from "../../src/content/compile";
import { declaredFacts } from "../../src/content/facts";
import { BESIDES, type FieldName } from "../../src/contact/form-fields";
import type { ContactFormView } from "../../src/contact/contact-form-view";
import { sectionsOf } from "../../src/model/kinds";
import type { Section } from "../../src/model/sections";
import { APPLY, PRIVACY_OF_MESSAGES, ROUTES } from "../../src/model/views/routes";
import type { Site } from "../../src/site/site";
import { plainText } from "../../src/site/structured-data/plain-text";
import type { PageView } from "../../src/model/page-view";
import { textIn } from "./text-in";

type ContactForm = Extract<Section, { type: "contact-form" }>;

/** @returns the view, with what its contact forms need, and an open vacancy with the form for applications */
export function withContactForm(site: Site, view: PageView): PageView {
  const own = sectionsOf(view.content).filter((section) => section.type === "contact-form");
  const forms = own.map(({ id }) => [id, contactFormOf(site, view)] as const);
  const withOwn = forms.length > 0 ? { ...view, contactForms: Object.fromEntries(forms) } : view;
  return "posted" in view.content ? withApplication(site, withOwn, view.content.code) : withOwn;
}

/** Without an endpoint applications are sent by e-mail, as the page says without a form. @param code of the vacancy */
function withApplication(site: Site, view: PageView, code: string): PageView {
  const form = contactFormOf(site, view);
  if (view.isPast || !form.endpoint) return view;
  const text = textIn(view.language);
  const { applicationsKept: kept } = declaredFacts(site.facts, view.language);
  const position = { name: "position" satisfies FieldName, value: `${code} ${plainText(view.label)}` };
  const privacy = pathTo(site, view.language, ROUTES.privacyOfApplicants);
  const hidden = [position, ...form.hidden];
  const application = { ...form, name: "application" as const, privacy, hidden, ...(kept ? { kept } : {}) };
  const heading = { heading: text("sign.apply"), text: text("apply.how") };
  const section: ContactForm = { type: "contact-form", id: APPLY, after: "steps", ...heading };
  return {
    ...view,
    content: { ...view.content, sections: [...sectionsOf(view.content), section] },
    contactForms: { ...view.contactForms, [APPLY]: application },
  } as PageView;
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

import { BASIC_SECTIONS } from "./basic-sections";
import { ContactFormSection } from "./contact-form/section";
import { FactCardSection } from "./fact-card/section";
import { RelatedSection } from "./related/section";
import type { SectionComponents } from "./sections";

/** For pages with the contact form, which brings code enough: of what goes into detail, they have the light parts only. */
export const CONTACT_SECTIONS: SectionComponents = {
  ...BASIC_SECTIONS,
  "contact-form": ContactFormSection,
  "fact-card": FactCardSection,
  related: RelatedSection,
};

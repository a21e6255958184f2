import { ContactFormSection } from "./contact-form/section";
import type { SectionComponents } from "./sections";
import { TEXT_SECTIONS } from "./text-sections";

/** For pages with the contact form. */
export const CONTACT_SECTIONS: SectionComponents = { ...TEXT_SECTIONS, "contact-form": ContactFormSection };

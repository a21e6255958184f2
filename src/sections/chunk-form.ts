import ContactFormSection from "./contact-form/section";

export const COMPONENTS = {
  "contact-form": ContactFormSection,
};

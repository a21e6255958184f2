import type { FormName } from "./form-fields";

/** The page data of a contact form or an application form, beside the section's fields (src/site/page-view/contact-form.ts). */
export interface ContactFormView {
  name: FormName;
  /** The URL or path that the form posts to. Without an endpoint the page offers telephone and e-mail. */
  endpoint?: string;
  /** The path of the page after success. */
  confirmation: string;
  /** The path of the privacy policy. */
  privacy: string;
  /** The retention period of applications as text, from the fact `applicationsKept`. */
  kept?: string;
  /** Fields sent with every message: language, confirmation, fields of the form service, and the position applied for. */
  hidden: { name: string; value: string }[];
}

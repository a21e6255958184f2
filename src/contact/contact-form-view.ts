import type { FormName } from "./form-fields";

/** The page data of a contact form or an application, beside the section's own fields (src/site/page-view/contact-form.ts). */
export interface ContactFormView {
  name: FormName;
  /** Where the form is sent to; without one the page offers telephone and e-mail instead. */
  endpoint?: string;
  /** The page that success leads to. */
  confirmation: string;
  /** The page that says what happens to the data. */
  privacy: string;
  /** How long an application is kept, in words, where the file of facts says so (`applicationsKept`). */
  kept?: string;
  /** Sent with every message: the language, where success leads, what the form service asks for; with an application the position. */
  hidden: { name: string; value: string }[];
}

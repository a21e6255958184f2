/** The page data of a contact form, beside the section's own fields (gatsby/page-data/contact-form.ts). */
export interface ContactFormView {
  /** Where the form is sent to; without one the page offers telephone and e-mail instead. */
  endpoint?: string;
  /** The page that success leads to. */
  confirmation: string;
  /** The page that says what happens to the data. */
  privacy: string;
  /** Sent with every message: the language, where success leads, what the form service asks for. */
  hidden: { name: string; value: string }[];
}

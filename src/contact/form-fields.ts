/**
 * The contact form and the application, declared once: their fields and the rules of these. Markup, validation in the
 * browser, the service, tests and the operators' guide take them from here (docs/decisions/0014-contact-form.md). Plain:
 * browser code reads it too.
 */

/** What a message can be about: what is sent, the same in every language. */
export const TOPICS = ["project", "product", "career", "press", "other"] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * A valid e-mail address, as `<input type="email">` has it: the regular expression of the HTML standard, section "Email
 * state" (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), but with a dot in its domain: to `kim@post`
 * no answer would ever come.
 */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/u;

/**
 * A link as people type it: an address on the web, with or without its scheme. Browsers read it as `pattern`, so it holds to
 * the stricter grammar of the flag v (HTML standard, "The pattern attribute").
 */
export const LINK = /^(?:[Hh]ttps?:\/\/)?[^\s:\/@]+\.[^\s:\/@]{2,}(?:[:\/?#]\S*)?$/u;

/**
 * @returns an address whose domain has other letters than a to z in the form that mail servers know (Unicode TS #46), as
 * Chromium sends it; Firefox sends what was typed. Any other address as it is
 */
export function asciiAddress(address: string): string {
  const [, local, domain = ""] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (!local || !/[\u0080-\u{10FFFF}]/u.test(domain)) return address;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** What is sent where the visitor agrees. */
export const AGREED = "yes";

export interface FieldRule {
  kind: "line" | "email" | "tel" | "link" | "choice" | "text" | "consent";
  isRequired?: boolean;
  /** Length in characters, as browsers count them: UTF-16 code units, a line break as one. */
  min?: number;
  max?: number;
  /** What the browser can fill in (WCAG 2.2, 1.3.5; HTML standard, "Autofill"). */
  autocomplete?: string;
}

/** The fields of all forms. The limits of company, telephone and link only keep out what can be none. */
const FIELDS = {
  position: { kind: "line", isRequired: true, max: 200 },
  name: { kind: "line", isRequired: true, min: 2, max: 100, autocomplete: "name" },
  email: { kind: "email", isRequired: true, autocomplete: "email" },
  company: { kind: "line", max: 200, autocomplete: "organization" },
  telephone: { kind: "tel", max: 50, autocomplete: "tel" },
  link: { kind: "link", max: 500, autocomplete: "url" },
  topic: { kind: "choice" },
  message: { kind: "text", isRequired: true, min: 20, max: 5000 },
  consent: { kind: "consent", isRequired: true },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Of each form the fields, in their order. An application needs no consent: it is the step before a contract (Art. 6(1)(b) GDPR). */
export const FORMS = {
  contact: ["name", "email", "company", "telephone", "topic", "message", "consent"],
  application: ["position", "name", "email", "link", "message"],
} as const satisfies Record<string, readonly FieldName[]>;

export type FormName = keyof typeof FORMS;

/** @param position the vacancy that is applied for: it travels with an application, and with no other form */
export function formOf(position: string | undefined): FormName {
  return position ? "application" : "contact";
}

/** @returns the rule of a field, with every property that a rule can have. */
export function ruleOf(field: FieldName): FieldRule {
  return FIELDS[field];
}

/** What is sent beside the fields; names that form services know. */
export const BESIDES = {
  /** Empty. People don't see it; a message in which it is filled in comes from a program. */
  trap: "_gotcha",
  /** Where the browser is sent after success, for an endpoint that answers with a redirect. */
  next: "_next",
  /** The page's language: `de` or `en`. */
  language: "lang",
} as const;

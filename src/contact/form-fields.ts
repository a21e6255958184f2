/** Fields and rules of both forms, for page, browser, service and tests (docs/decisions/0014-contact-form.md). */

/** Topics of a message, as values that do not depend on the language. */
export const TOPICS = ["project", "product", "career", "press", "other"] as const;

export type Topic = (typeof TOPICS)[number];

/** The pattern of `<input type="email">` (HTML standard, "Email state"), with a required dot in the domain. */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/u;

/**
 * The pattern of a URL with or without its scheme. Browsers read it as `pattern`, with the stricter grammar of the flag v
 * (HTML standard, "The pattern attribute").
 */
export const LINK_PATTERN = /^(?:[Hh]ttps?:\/\/)?[^\s:\/@]+\.[^\s:\/@]{2,}(?:[:\/?#]\S*)?$/u;

/** Converts an internationalised domain of an e-mail address to ASCII (Unicode TS #46), as Chromium does before it sends. */
export function toAsciiAddress(address: string): string {
  const [, local, domain = ""] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (!local || !/[\u0080-\u{10FFFF}]/u.test(domain)) return address;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The value of a given consent. */
export const CONSENT_GIVEN = "yes";

export interface FieldRule {
  kind: "line" | "email" | "tel" | "link" | "choice" | "text" | "consent";
  isRequired?: boolean;
  /** The limits of the length in UTF-16 code units, as browsers count: a line break is one. */
  min?: number;
  max?: number;
  /** The autofill detail token (WCAG 2.2, 1.3.5; HTML standard, "Autofill"). */
  autocomplete?: string;
}

/** The fields of all forms. The limits of company, telephone and link reject only impossible values. */
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

/** Fields of each form in order. An application is a step before a contract, without consent (Article 6(1)(b) GDPR). */
export const FORMS = {
  contact: ["name", "email", "company", "telephone", "topic", "message", "consent"],
  application: ["position", "name", "email", "link", "message"],
} as const satisfies Record<string, readonly FieldName[]>;

export type FormName = keyof typeof FORMS;

/** Returns the name of a form. @param position the vacancy, which only an application has */
export function formNameOf(position: string | undefined): FormName {
  return position ? "application" : "contact";
}

export function ruleOf(field: FieldName): FieldRule {
  return FIELDS[field];
}

/** Names of the additional fields, as form services have them. */
export const HIDDEN_FIELDS = {
  /** An invisible field that bots fill in. */
  honeypot: "_gotcha",
  /** The path or URL for an endpoint's redirect after success. */
  next: "_next",
  /** The page's language: `de` or `en`. */
  language: "lang",
} as const;

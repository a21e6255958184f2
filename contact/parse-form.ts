import { toAsciiAddress, HIDDEN_FIELDS, type FieldName, formNameOf, FORMS, ruleOf } from "../src/contact/form-fields";
import { normalizeValue, type FieldProblem, validate } from "../src/contact/validate";

/** A message of the contact form, or an application. */
export interface Message {
  /** ISO 8601, UTC. */
  arrived: string;
  language: string;
  fields: Partial<Record<FieldName, string>>;
}

type ParsedForm =
  | { outcome: "accepted"; message: Message }
  /** The honeypot is filled in, by a bot or by a visitor's password manager. */
  | { outcome: "honeypot" }
  | { outcome: "refused"; problems: FieldProblem[] };

/**
 * Validates a form by the rules of the page, and reads the fields of that form alone.
 * @param form the sent form, whose first value counts if a name is repeated
 */
export function parseForm(form: URLSearchParams, arrived: Date): ParsedForm {
  const problems = validate((field) => form.get(field) ?? undefined);
  if (problems.length > 0) return { outcome: "refused", problems };
  if (form.get(HIDDEN_FIELDS.honeypot)) return { outcome: "honeypot" };
  const names = FORMS[formNameOf(form.get("position") ?? undefined)].filter((name) => form.has(name));
  const valueOf = (name: FieldName) => normalizeValue(form.get(name) ?? "");
  const fields = Object.fromEntries(
    names.map((name) => [name, ruleOf(name).kind === "email" ? toAsciiAddress(valueOf(name)) : valueOf(name)]),
  );
  return {
    outcome: "accepted",
    message: { arrived: arrived.toISOString(), language: form.get(HIDDEN_FIELDS.language) ?? "", fields },
  };
}

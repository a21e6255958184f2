import type { FieldName } from "../../contact/form-fields";
import type { ProblemCode } from "../../contact/validate";
import type { MessageId } from "../../i18n/messages";

/** Problems with a sentence of their own at the field, which says how to correct it (WCAG 2.2, 3.3.3). */
const OWN = [
  "name-missing",
  "name-short",
  "email-missing",
  "email-no-at",
  "email-no-domain",
  "email-invalid",
  "link-invalid",
  "message-missing",
  "message-short",
  "consent-missing",
] as const;

/** @returns the sentence for a field's problem; an endpoint may name pairs that the form itself never finds. */
export function sentenceFor(field: FieldName, code: ProblemCode): MessageId {
  const own = OWN.find((each) => each === `${field}-${code}`);
  return `form-error.${own ?? (code === "long" ? "long" : "rejected")}`;
}

/** What a field is called in the summary: as on its label, but for the consent, whose label is a sentence. */
export function nameOf(field: FieldName): MessageId {
  if (field === "position") return "board.position";
  return field === "consent" ? "form.consentName" : `form.${field}`;
}

import type { FieldName } from "../../contact/form-fields";
import type { ProblemCode } from "../../contact/validate";
import type { MessageId } from "../../i18n/messages";

/** At the field: a sentence that says how to mend it (WCAG 2.2, 3.3.3). */
const SENTENCES: Readonly<Record<string, MessageId>> = {
  "name missing": "form-error.name-missing",
  "name short": "form-error.name-short",
  "email missing": "form-error.email-missing",
  "email no-at": "form-error.email-no-at",
  "email no-domain": "form-error.email-no-domain",
  "email invalid": "form-error.email-invalid",
  "link invalid": "form-error.link-invalid",
  "message missing": "form-error.message-missing",
  "message short": "form-error.message-short",
  "consent missing": "form-error.consent-missing",
};

/** @returns the sentence for a field's problem; an endpoint may name pairs that the form itself never finds. */
export function sentenceFor(field: FieldName, code: ProblemCode): MessageId {
  return SENTENCES[`${field} ${code}`] ?? (code === "long" ? "form-error.long" : "form-error.rejected");
}

/** What a field is called in the summary: as on its label, but for the consent, whose label is a sentence. */
export function nameOf(field: FieldName): MessageId {
  if (field === "position") return "board.position";
  return field === "consent" ? "form.consentName" : `form.${field}`;
}

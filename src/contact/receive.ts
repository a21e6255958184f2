/** What an endpoint makes of a form that is sent to it, whoever runs it: the service, a function. Pure. */
import { asciiAddress, BESIDES, type FieldName, formOf, FORMS, ruleOf } from "./form-fields";
import type { Message } from "./message";
import { measured, type Problem, validate } from "./validate";

/** More than the longest message, with every character written as three (%C3%BC). */
export const MOST_BYTES = 100_000;

export const FORM_TYPE = "application/x-www-form-urlencoded";

export type Reception =
  | { outcome: "accepted"; message: Message }
  /** What nobody sees is filled in: by a program, which may be an extension of a visitor's. */
  | { outcome: "trapped" }
  | { outcome: "refused"; problems: Problem[] };

/** @returns whether a Content-Type is that of a form (RFC 9110, section 8.3.1: in any case, with parameters) */
export function isForm(contentType = ""): boolean {
  return contentType.split(";")[0]?.trim().toLowerCase() === FORM_TYPE;
}

/**
 * @param form as it was sent; of a name that is there twice the first counts
 * @param arrived when
 * @returns the message, by the form's own rules, or what is wrong with it
 */
export function receive(form: URLSearchParams, arrived: Date): Reception {
  const problems = validate((field) => form.get(field) ?? undefined);
  if (problems.length > 0) return { outcome: "refused", problems };
  if (form.get(BESIDES.trap)) return { outcome: "trapped" };
  const sent = FORMS[formOf(form.get("position") ?? undefined)].filter((name) => form.has(name));
  const valueOf = (name: FieldName) => measured(form.get(name) ?? "");
  const fields = Object.fromEntries(
    sent.map((name) => [name, ruleOf(name).kind === "email" ? asciiAddress(valueOf(name)) : valueOf(name)]),
  );
  return {
    outcome: "accepted",
    message: { arrived: arrived.toISOString(), language: form.get(BESIDES.language) ?? "", fields },
  };
}

import { FIELD_NAMES } from "./form-fields";
import { type FieldProblem, PROBLEM_CODES, type ProblemCode } from "./validate";

/** An endpoint's answer with status 400 or 422, which names fields (contact/README.md). */
export interface Refusal {
  errors: FieldProblem[];
}

/**
 * @param body an answer's JSON, from an endpoint that may be anybody's
 * @returns the fields of the form that it complains about, once each; a code that the site has no words for is
 * "rejected". Empty where the answer names none.
 */
export function problemsIn(body: unknown): FieldProblem[] {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return [];
  const named = errors as ({ field?: unknown; code?: unknown } | null)[];
  return FIELD_NAMES.flatMap((field) => {
    const error = named.find((candidate) => candidate?.field === field);
    return error ? [{ field, code: codeOf(error.code) }] : [];
  });
}

function codeOf(code: unknown): ProblemCode {
  return PROBLEM_CODES.find((known) => known === code) ?? "rejected";
}

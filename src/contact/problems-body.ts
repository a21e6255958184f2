import { FIELD_NAMES } from "./form-fields";
import { type FieldProblem, PROBLEM_CODES } from "./validate";

/** The body of an endpoint's response with status 400 or 422 (contact/README.md). */
export interface ProblemsBody {
  errors: FieldProblem[];
}

/**
 * Reads the problems of a response, one per field. An unknown code becomes "rejected".
 * @param body the response's JSON, which a service of a third party may have written
 */
export function readProblems(body: unknown): FieldProblem[] {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return [];
  const candidates = errors as ({ field?: unknown; code?: unknown } | null)[];
  return FIELD_NAMES.flatMap((field) => {
    const error = candidates.find((candidate) => candidate?.field === field);
    return error ? [{ field, code: PROBLEM_CODES.find((code) => code === error.code) ?? "rejected" }] : [];
  });
}

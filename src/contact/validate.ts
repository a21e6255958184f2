import {
  CONSENT_GIVEN,
  FIELD_NAMES,
  toAsciiAddress,
  EMAIL_PATTERN,
  type FieldName,
  type FieldRule,
  formNameOf,
  FORMS,
  LINK_PATTERN,
  ruleOf,
  TOPICS,
} from "./form-fields";

/** Codes of problems with a field, also in an endpoint's response. */
const PROBLEM_CODES = ["missing", "short", "long", "no-at", "no-domain", "invalid", "rejected"] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface FieldProblem {
  field: FieldName;
  code: ProblemCode;
}

/** The body of an endpoint's response with status 400 or 422 (contact/README.md). */
export interface ProblemsBody {
  errors: FieldProblem[];
}

/** Validates a form: one problem per field at most. @param valueOf returns a field's value, or undefined */
export function validate(valueOf: (field: FieldName) => string | undefined): FieldProblem[] {
  return FORMS[formNameOf(valueOf("position"))].flatMap((field) => {
    const code = findProblem(ruleOf(field), normalizeValue(valueOf(field)));
    return code ? [{ field, code }] : [];
  });
}

/** Trims a value, and turns the CRLF that browsers send into LF (HTML standard, "Constructing the entry list"). */
export function normalizeValue(value: string | undefined): string {
  return (value ?? "").replace(/\r\n?/gu, "\n").trim();
}

function findProblem({ kind, isRequired, min = 0, max = Infinity }: FieldRule, value: string): ProblemCode | undefined {
  if (value === "") return isRequired ? "missing" : undefined;
  if (value.length < min) return "short";
  if (value.length > max) return "long";
  if (kind === "email") return findEmailProblem(value);
  if (kind === "link") return LINK_PATTERN.test(value) ? undefined : "invalid";
  if (kind === "choice") return (TOPICS as readonly string[]).includes(value) ? undefined : "rejected";
  return kind === "consent" && value !== CONSENT_GIVEN ? "missing" : undefined;
}

function findEmailProblem(value: string): ProblemCode | undefined {
  if (EMAIL_PATTERN.test(toAsciiAddress(value))) return undefined;
  if (!value.includes("@")) return "no-at";
  return /@[^@.]*$/u.test(value) ? "no-domain" : "invalid";
}

/** Reads a response's problems, one per field. An unknown code becomes "rejected". @param body JSON of any service */
export function readProblems(body: unknown): FieldProblem[] {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return [];
  const candidates = errors as ({ field?: unknown; code?: unknown } | null)[];
  return FIELD_NAMES.flatMap((field) => {
    const error = candidates.find((candidate) => candidate?.field === field);
    return error ? [{ field, code: PROBLEM_CODES.find((code) => code === error.code) ?? "rejected" }] : [];
  });
}

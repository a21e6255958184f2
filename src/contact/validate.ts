import {
  AGREED,
  asciiAddress,
  EMAIL,
  type FieldName,
  type FieldRule,
  formOf,
  FORMS,
  LINK,
  ruleOf,
  TOPICS,
} from "./form-fields";

/** What can be wrong with a field. An endpoint names them in its answer (src/contact/refusal.ts). */
export const PROBLEM_CODES = ["missing", "short", "long", "no-at", "no-domain", "invalid", "rejected"] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface FieldProblem {
  field: FieldName;
  code: ProblemCode;
}

/**
 * @param valueOf a field's value as it was typed or sent; undefined where there is none
 * @returns what is wrong with the form's fields, one problem per field at most, in their order
 */
export function validate(valueOf: (field: FieldName) => string | undefined): FieldProblem[] {
  return FORMS[formOf(valueOf("position"))].flatMap((field) => {
    const code = problemOf(ruleOf(field), normalizeValue(valueOf(field)));
    return code ? [{ field, code }] : [];
  });
}

/**
 * @returns a value as its length is measured: without white space at its ends, and with one character for a line break,
 * which browsers send as two (HTML standard, "Constructing the entry list")
 */
export function normalizeValue(value: string | undefined): string {
  return (value ?? "").replace(/\r\n?/gu, "\n").trim();
}

function problemOf({ kind, isRequired, min = 0, max = Infinity }: FieldRule, value: string): ProblemCode | undefined {
  if (value === "") return isRequired ? "missing" : undefined;
  if (value.length < min) return "short";
  if (value.length > max) return "long";
  if (kind === "email") return emailProblem(value);
  if (kind === "link") return LINK.test(value) ? undefined : "invalid";
  if (kind === "choice") return (TOPICS as readonly string[]).includes(value) ? undefined : "rejected";
  return kind === "consent" && value !== AGREED ? "missing" : undefined;
}

function emailProblem(value: string): ProblemCode | undefined {
  if (EMAIL.test(asciiAddress(value))) return undefined;
  if (!value.includes("@")) return "no-at";
  return /@[^@.]*$/u.test(value) ? "no-domain" : "invalid";
}

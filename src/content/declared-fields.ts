/** What a declaration says to people: its fields as rows of a table. */
import { z } from "zod";
import type { Language } from "../i18n/languages";

export interface DeclaredField {
  /** As an editor writes it: `steps[].title` is the title of each step. */
  name: string;
  /** What belongs there: the declaration's own sentence, or the one value that it takes. */
  sentence: string;
  isRequired: boolean;
}

/** @returns the fields of a group, each followed by those inside it, in the order of the declaration. */
export function declaredFields(group: z.ZodType, holder = ""): DeclaredField[] {
  if (!(group instanceof z.ZodObject)) return [];
  return Object.entries(group.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
    const isRequired = !(field instanceof z.ZodOptional);
    const inner = isRequired ? field : (field.unwrap() as z.ZodType);
    const name = `${holder}${key}`;
    const inside =
      inner instanceof z.ZodArray
        ? declaredFields(inner.element as z.ZodType, `${name}[].`)
        : declaredFields(inner, `${name}.`);
    return [{ name, sentence: sentenceOf(inner), isRequired }, ...inside];
  });
}

/** @returns what belongs in the field, or the one value that it takes; the check's own words in English */
export function sentenceOf(field: z.ZodType, language: Language = "en"): string {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  const { sentence } = inner.meta() ?? {};
  return sentence?.[language] ?? (inner instanceof z.ZodLiteral ? [...inner.values].join(", ") : "");
}

/** Limits of a value, as its declaration has them: length, count, size, form. */
export interface Limits {
  /** Of characters, of entries, or of a number. */
  min?: number;
  max?: number;
  pattern?: RegExp;
}

/** Reads a field's limits. @returns the limits of the field, or of the field inside an optional one */
export function limitsOf(field: z.ZodType): Limits {
  const limits: Limits = {};
  for (const { _zod } of field._zod.def.checks ?? []) {
    const check = _zod.def as CheckDefinition;
    if (check.check === "min_length") limits.min = check.minimum;
    if (check.check === "max_length") limits.max = check.maximum;
    if (check.check === "greater_than") limits.min = Number(check.value);
    if (check.check === "less_than") limits.max = Number(check.value);
    if (check.check === "string_format" && check.pattern) limits.pattern = check.pattern;
  }
  return limits;
}

type CheckDefinition =
  | z.core.$ZodCheckMinLengthDef
  | z.core.$ZodCheckMaxLengthDef
  | z.core.$ZodCheckGreaterThanDef
  | z.core.$ZodCheckLessThanDef
  | z.core.$ZodCheckStringFormatDef;

/** Describes declarations to editors. */
import { z } from "zod";
import type { Language } from "../i18n/languages";

export interface DeclaredField {
  /** The path as editors write it: `steps[].title` is the title of each step. */
  name: string;
  /** The declaration's sentence, or its only value. */
  sentence: string;
  isRequired: boolean;
}

/** Lists the fields of a group in the order of the declaration, each followed by its inner fields. */
export function listDeclaredFields(group: z.ZodType, holder = ""): DeclaredField[] {
  if (!(group instanceof z.ZodObject)) return [];
  return Object.entries(group.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
    const isRequired = !(field instanceof z.ZodOptional);
    const inner = isRequired ? field : (field.unwrap() as z.ZodType);
    const name = `${holder}${key}`;
    const inside =
      inner instanceof z.ZodArray
        ? listDeclaredFields(inner.element as z.ZodType, `${name}[].`)
        : listDeclaredFields(inner, `${name}.`);
    return [{ name, sentence: sentenceOf(inner), isRequired }, ...inside];
  });
}

/** Returns a field's sentence, or its only value. */
export function sentenceOf(field: z.ZodType, language: Language = "en"): string {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  const { sentence } = inner.meta() ?? {};
  return sentence?.[language] ?? (inner instanceof z.ZodLiteral ? [...inner.values].join(", ") : "");
}

/** Limits that a declaration sets. */
export interface Limits {
  /** Minimum of characters, entries, or a number. */
  min?: number;
  max?: number;
  pattern?: RegExp;
}

/** Reads the limits of a field, optional or required. */
export function readLimits(field: z.ZodType): Limits {
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

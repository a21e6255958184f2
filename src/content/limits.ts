/** What a declaration says of a value in figures: how long, how many, how large, of what form. */
import type { z } from "zod";

export interface Limits {
  /** Of characters, of entries, or of a number. */
  min?: number;
  max?: number;
  pattern?: RegExp;
}

/** @returns the limits of the field itself; those of an optional field stand on the field inside it */
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

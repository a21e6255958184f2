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

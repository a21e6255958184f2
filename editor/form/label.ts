import { z } from "zod";
import { sentenceOf } from "../../src/content/declared-fields";
import type { Language } from "../../src/i18n/languages";

/** @returns what all pages of a kind are called, or a file of the site */
export function pluralOf(field: z.ZodType, language: Language): string {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  return inner.meta()?.plural?.[language] ?? labelOf(sentenceOf(inner, language), "");
}

/**
 * @param sentence what belongs in a field, such as `the page's name in menus, where the title is too long (2 to 34 ...)`
 * @returns its beginning as a label, `The page's name in menus`; the field's name where there is no sentence
 */
export function labelOf(sentence: string, name: string): string {
  const [first = ""] = sentence.split(/[,;:(]/u);
  const label = first.trim() || name;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

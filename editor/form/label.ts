import { z } from "zod";
import { sentenceOf } from "../../src/content/declared-fields";
import type { Language } from "../../src/i18n/languages";

/** Names all pages of a kind, or a file of the site. */
export function readPlural(field: z.ZodType, language: Language): string {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  return inner.meta()?.plural?.[language] ?? shortenToLabel(sentenceOf(inner, language), "");
}

/**
 * Shortens a sentence to a label.
 * @param sentence a field's sentence, such as `the page's name in menus, where the title is too long (2 to 34 ...)`
 * @returns its beginning, `The page's name in menus`, or the field's name without a sentence
 */
export function shortenToLabel(sentence: string, name: string): string {
  const [first = ""] = sentence.split(/[,;:(]/u);
  const label = first.trim() || name;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

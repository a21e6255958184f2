/** A page of a kind with nothing in it yet: its declaration as an editor fills it in. */
import { z } from "zod";
import { limitsOf, sentenceOf } from "../../src/content/declared-fields";
import type { Language } from "../../src/i18n/languages";

/** What is known of a page before it is written, by the field's name. */
type Known = Readonly<Record<string, string | boolean>>;

const INDENT = 2;

/**
 * @param schema the declaration of the kind
 * @returns front matter in which each field that is needed is empty, with its sentence above it, and each other field a comment
 */
export function blankPage(schema: z.ZodType, language: Language, known: Known): string {
  const lines = groupLines(schema, known, (field) => sentenceOf(field, language));
  return `---\n${lines.join("\n")}\n---\n`;
}

type Say = (field: z.ZodType) => string;

/** @param say says what belongs in a field; once is enough in a list of the like */
function groupLines(schema: z.ZodType, known: Known, say?: Say): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    fieldLines(key, field, known[key], say),
  );
}

function fieldLines(key: string, field: z.ZodType, value: unknown, say?: Say): string[] {
  const said = say ? [`# ${say(field)}`] : [];
  if (value !== undefined) return [...said, `${key}: ${String(value)}`];
  if (field instanceof z.ZodOptional) return say ? [`# ${key}: ${say(field)}`] : [];
  const lines = valueLines(field, say);
  return [...said, ...(lines.length > 0 ? [`${key}:`, ...indented(lines)] : [`${key}:`])];
}

/** @returns the lines below a field's name; none where its value stands beside it */
function valueLines(field: z.ZodType, say?: Say): string[] {
  if (field instanceof z.ZodObject) return groupLines(field, {}, say);
  if (!(field instanceof z.ZodArray)) return [];
  const count = Math.max(1, limitsOf(field).min ?? 0);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    itemLines(field.element as z.ZodType, index === 0 ? say : undefined),
  );
}

function itemLines(item: z.ZodType, say?: Say): string[] {
  const [first = "", ...rest] = valueLines(item, say);
  if (first === "") return ["-"];
  return first.startsWith("#") ? ["-", ...indented([first, ...rest])] : [`- ${first}`, ...indented(rest)];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => " ".repeat(INDENT) + line);
}

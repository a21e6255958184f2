/** Empty pages, written from the declaration of their kind. */
import { z } from "zod";
import { sentenceOf } from "../../src/content/declared-fields";
import type { Language } from "../../src/i18n/languages";

/** Values of fields by name. */
type Values = Readonly<Record<string, string | boolean>>;

const INDENT = 2;

/**
 * Writes front matter: required fields are empty below a comment with their sentence, optional fields are comments.
 * @param schema the declaration of the kind
 */
export function buildBlankPage(schema: z.ZodType, language: Language, values: Values): string {
  const lines = groupLines(schema, values, (field) => sentenceOf(field, language));
  return `---\n${lines.join("\n")}\n---\n`;
}

type Describe = (field: z.ZodType) => string;

/** Writes the fields of a group. @param describe returns the sentence of a field for a comment */
function groupLines(schema: z.ZodType, values: Values, describe?: Describe): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    fieldLines(key, field, values[key], describe),
  );
}

function fieldLines(key: string, field: z.ZodType, value: unknown, describe?: Describe): string[] {
  const comment = describe ? [`# ${describe(field)}`] : [];
  if (value !== undefined) return [...comment, `${key}: ${String(value)}`];
  if (field instanceof z.ZodOptional) return describe ? [`# ${key}: ${describe(field)}`] : [];
  const lines = valueLines(field, describe);
  return [...comment, `${key}:`, ...indent(lines)];
}

/** Returns the lines below a field's name, `[]` for a single value. */
function valueLines(field: z.ZodType, describe?: Describe): string[] {
  if (field instanceof z.ZodObject) return groupLines(field, {}, describe);
  if (!(field instanceof z.ZodArray)) return [];
  const count = Math.max(1, z.toJSONSchema(field).minItems ?? 0);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    itemLines(field.element as z.ZodType, index === 0 ? describe : undefined),
  );
}

function itemLines(item: z.ZodType, describe?: Describe): string[] {
  const [first = "", ...rest] = valueLines(item, describe);
  if (first === "") return ["-"];
  return first.startsWith("#") ? ["-", ...indent([first, ...rest])] : [`- ${first}`, ...indent(rest)];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => " ".repeat(INDENT) + line);
}

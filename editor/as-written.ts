/** Turns what the form sends, which has a value for every possible field, into what the file is to hold. */
import { z } from "zod";
import { isRecord } from "../src/content/fields";
import { matchItems } from "./patch/match-items";

/**
 * @param schema the file's declaration
 * @param sent what the form has
 * @param before what the file has
 * @returns the fields in the order of the declaration, without the empty ones that the file does not have
 */
export function dropUntouchedFields(schema: z.ZodType, sent: unknown, before: unknown): unknown {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodDiscriminatedUnion && isRecord(sent)) {
    const options = inner.options as z.ZodObject[];
    const chosen = options.find(({ shape }) => (shape["type"] as z.ZodLiteral).value === sent["type"]);
    // One of another type was taken out, and this one put in its place.
    const isSameType = isRecord(before) && before["type"] === sent["type"];
    return chosen ? dropUntouchedFields(chosen, sent, isSameType ? before : undefined) : sent;
  }
  if (inner instanceof z.ZodArray && Array.isArray(sent)) return items(inner.element as z.ZodType, sent, before);
  if (inner instanceof z.ZodObject && isRecord(sent)) return group(inner, sent, before);
  if (inner instanceof z.ZodRecord && isRecord(sent)) return entries(inner.valueType as z.ZodType, sent, before);
  if (inner instanceof z.ZodNumber && typeof sent === "string" && sent.trim() !== "") return Number(sent);
  return typeof sent === "string" && typeof before === "string" ? withEnd(sent, before) : sent;
}

/** The CMS trims every text: spaces and line breaks of the file around an equal text stay, and a changed text ends as before. */
function withEnd(sent: string, before: string): string {
  if (before.trim() === sent) return before;
  return sent !== "" && before.endsWith("\n") && !sent.endsWith("\n") ? `${sent}\n` : sent;
}

function items(element: z.ZodType, sent: readonly unknown[], before: unknown): unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  const matches = matchItems(old, sent);
  return sent.map((item, index) => dropUntouchedFields(element, item, old[matches[index] ?? -1]));
}

function group(schema: z.ZodObject, sent: Record<string, unknown>, before: unknown): Record<string, unknown> {
  const old = isRecord(before) ? before : {};
  const shape = schema.shape as Record<string, z.ZodType>;
  const known = Object.entries(shape).map(([key, field]) => {
    const value = dropUntouchedFields(field, sent[key], old[key]);
    return [key, saysNothing(field, value, old[key]) ? undefined : value] as const;
  });
  // What the file has and the declaration does not know is the check's to tell, not the form's to lose.
  const unknown = Object.entries(old).filter(([key]) => !Object.hasOwn(shape, key));
  return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined));
}

function entries(field: z.ZodType, sent: Record<string, unknown>, before: unknown): Record<string, unknown> {
  const old = isRecord(before) ? before : {};
  const all = Object.keys({ ...old, ...sent }).map((key) => [
    key,
    dropUntouchedFields(field, sent[key] ?? old[key], old[key]),
  ]);
  return Object.fromEntries(all) as Record<string, unknown>;
}

/** A field that the file has may go on saying `false`; where it has none, nothing stands for it. */
function saysNothing(field: z.ZodType, value: unknown, before: unknown): boolean {
  if (value === undefined || value === null || value === "") return value !== before || value === undefined;
  if (!(field instanceof z.ZodOptional)) return false;
  if (before === undefined) return isEmpty(value);
  return typeof value === "object" && Object.keys(value).length === 0 && !isEmpty(before);
}

/** A group that was never opened: the form sends its fields all the same. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}

/**
 * What an editor means, from what the form sends: it has a value for every field there could be, empty where nothing was
 * written, in its own order. A file has what was written.
 */
import { z } from "zod";
import { isRecord } from "../src/content/fields";
import { matchItems } from "./patch/match-items";

/**
 * @param schema the file's declaration
 * @param sent what the form has
 * @param before what the file has
 * @returns the fields in the order of the declaration, without the ones that say nothing
 */
export function asWritten(schema: z.ZodType, sent: unknown, before: unknown): unknown {
  return meant(schema, withEnds(sent, endsOf(before)), before);
}

/** The CMS takes spaces and line breaks from the end of every text: those that the file has come back, wherever the text stands now. */
function withEnds(sent: unknown, ends: ReadonlyMap<string, string>): unknown {
  if (typeof sent === "string") return ends.get(sent) ?? sent;
  if (Array.isArray(sent)) return sent.map((item) => withEnds(item, ends));
  if (!isRecord(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, withEnds(value, ends)]));
}

/** @returns the texts that end in a space or a line break, by what is left without */
function endsOf(before: unknown): Map<string, string> {
  if (typeof before === "string") return new Map(before.trim() === before ? [] : [[before.trim(), before]]);
  if (before === null || typeof before !== "object") return new Map();
  return new Map(Object.values(before).flatMap((value) => [...endsOf(value)]));
}

function meant(schema: z.ZodType, sent: unknown, before: unknown): unknown {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodDiscriminatedUnion && isRecord(sent)) {
    const options = inner.options as z.ZodObject[];
    const chosen = options.find(({ shape }) => (shape["type"] as z.ZodLiteral).value === sent["type"]);
    // One of another type was taken out, and this one put in its place.
    const isSameType = isRecord(before) && before["type"] === sent["type"];
    return chosen ? meant(chosen, sent, isSameType ? before : undefined) : sent;
  }
  if (inner instanceof z.ZodArray && Array.isArray(sent)) return items(inner.element as z.ZodType, sent, before);
  if (inner instanceof z.ZodObject && isRecord(sent)) return group(inner, sent, before);
  if (inner instanceof z.ZodRecord && isRecord(sent)) return entries(inner.valueType as z.ZodType, sent, before);
  if (inner instanceof z.ZodNumber && typeof sent === "string" && sent.trim() !== "") return Number(sent);
  // A text that was changed ends as it did.
  if (
    typeof sent === "string" &&
    typeof before === "string" &&
    before.endsWith("\n") &&
    !sent.endsWith("\n") &&
    sent !== ""
  )
    return `${sent}\n`;
  return sent;
}

function items(element: z.ZodType, sent: readonly unknown[], before: unknown): unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  const matches = matchItems(old, sent);
  return sent.map((item, index) => meant(element, item, old[matches[index] ?? -1]));
}

function group(schema: z.ZodObject, sent: Record<string, unknown>, before: unknown): Record<string, unknown> {
  const old = isRecord(before) ? before : {};
  const shape = schema.shape as Record<string, z.ZodType>;
  const known = Object.entries(shape).map(([key, field]) => {
    const value = meant(field, sent[key], old[key]);
    return [key, saysNothing(field, value, old[key]) ? undefined : value] as const;
  });
  // What the file has and the declaration does not know is the check's to tell, not the form's to lose.
  const unknown = Object.entries(old).filter(([key]) => !Object.hasOwn(shape, key));
  return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined));
}

function entries(field: z.ZodType, sent: Record<string, unknown>, before: unknown): Record<string, unknown> {
  const old = isRecord(before) ? before : {};
  const all = Object.keys({ ...old, ...sent }).map((key) => [key, meant(field, sent[key] ?? old[key], old[key])]);
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

/** Reduces the form's data, which has a value for every possible field, to the file's data. */
import { z } from "zod";
import { isRecord } from "../src/content/fields";
import { matchItems } from "./patch/match-items";

/**
 * Drops empty fields that the file lacks, and sorts fields by the declaration.
 * @param sent the form's data
 * @param before the file's data
 */
export function dropUntouchedFields(schema: z.ZodType, sent: unknown, before: unknown): unknown {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodDiscriminatedUnion && isRecord(sent)) {
    const options = inner.options as z.ZodObject[];
    const chosen = options.find(({ shape }) => (shape["type"] as z.ZodLiteral).value === sent["type"]);
    // A section of a different type replaces the earlier one.
    const isSameType = isRecord(before) && before["type"] === sent["type"];
    return chosen ? dropUntouchedFields(chosen, sent, isSameType ? before : undefined) : sent;
  }
  if (inner instanceof z.ZodArray && Array.isArray(sent)) return items(inner.element as z.ZodType, sent, before);
  if (inner instanceof z.ZodObject && isRecord(sent)) return group(inner, sent, before);
  if (inner instanceof z.ZodRecord && isRecord(sent)) return entries(inner.valueType as z.ZodType, sent, before);
  if (inner instanceof z.ZodNumber && typeof sent === "string" && sent.trim() !== "") return Number(sent);
  return typeof sent === "string" && typeof before === "string" ? restoreEnd(sent, before) : sent;
}

/** Restores white space around an unchanged text and the line break after a changed one: the CMS trims every text. */
function restoreEnd(sent: string, before: string): string {
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
    return [key, isLeftOut(field, value, old[key]) ? undefined : value] as const;
  });
  // Undeclared fields of the file stay: the check reports them.
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

/** Checks whether a field is left out. One that the file contains may stay `false` or empty. */
function isLeftOut(field: z.ZodType, value: unknown, before: unknown): boolean {
  if (value === undefined || value === null || value === "") return value !== before || value === undefined;
  if (!(field instanceof z.ZodOptional)) return false;
  if (before === undefined) return isEmpty(value);
  return typeof value === "object" && Object.keys(value).length === 0 && !isEmpty(before);
}

/** Checks whether a value is empty, such as a group that was never opened in the form. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}

/** Walks a declaration and a value side by side, for the checks and the compiler. */
import { z } from "zod";
import { memoize } from "../memoize";
import type { FieldMeta } from "./field-meta";

export type Path = readonly PropertyKey[];
type Visit = (value: unknown, meta: Partial<FieldMeta>, path: Path) => unknown;

/**
 * @param visit is called for every field that has a value, outermost first; what it returns takes the value's place
 * @returns the value with what `visit` returned
 */
export function mapFields(schema: z.ZodType, value: unknown, visit: Visit, path: Path = []): unknown {
  if (value === undefined) return undefined;
  const inner = unwrap(schema, value);
  const visited = visit(value, metaOf(inner), path);
  if (Array.isArray(visited) && inner instanceof z.ZodArray) {
    return visited.map((item, index) => mapFields(inner.element as z.ZodType, item, visit, [...path, index]));
  }
  if (isRecord(visited)) {
    return Object.fromEntries(
      Object.entries(visited).map(([key, item]) => {
        const field = fieldOf(inner, key);
        return [key, field ? mapFields(field, item, visit, [...path, key]) : item];
      }),
    );
  }
  return visited;
}

/** zod composes it anew each time, from the declaration and those that it was made of. */
const metaOf = memoize((schema: z.ZodType): Partial<FieldMeta> => schema.meta() ?? {});

/** A value that is declared. */
export interface Field {
  value: unknown;
  meta: Partial<FieldMeta>;
  path: Path;
}

/** @returns every field that has a value, outermost first, with what its declaration says of it */
export function fieldsIn(schema: z.ZodType, data: unknown): Field[] {
  const fields: Field[] = [];
  mapFields(schema, data, (value, meta, path) => {
    fields.push({ value, meta, path });
    return value;
  });
  return fields;
}

/** @returns the declaration at a path, or undefined where the path leads into nothing that is declared. */
export function schemaAt(schema: z.ZodType, value: unknown, path: Path): z.ZodType | undefined {
  const inner = unwrap(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, at(value, key), rest);
  const next = fieldOf(inner, String(key));
  return next && schemaAt(next, at(value, key), rest);
}

/** @returns the declaration of a group's field, or of any entry where a file names its entries itself. */
function fieldOf(holder: z.ZodType, key: string): z.ZodType | undefined {
  if (holder instanceof z.ZodObject)
    return Object.hasOwn(holder.shape, key) ? (holder.shape as Record<string, z.ZodType>)[key] : undefined;
  return holder instanceof z.ZodRecord ? (holder.valueType as z.ZodType) : undefined;
}

/** @returns the value at a path of plain data. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(at, value);
}

function at(value: unknown, key: PropertyKey): unknown {
  const isOwn = value !== null && typeof value === "object" && Object.hasOwn(value, key);
  return isOwn ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Takes off `optional` and chooses, of a union told apart by `type`, the one that the value names. */
function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const options = schema.options as z.ZodObject[];
    return options.find((option) => (option.shape["type"] as z.ZodLiteral).value === value["type"]) ?? schema;
  }
  return schema;
}

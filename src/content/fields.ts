/** Walks a declaration and its value, for the checks and the compiler. */
import { z } from "zod";
import { memoize } from "../memoize";
import type { FieldMeta } from "./field-meta";

export type Path = readonly PropertyKey[];
type Visit = (value: unknown, meta: Partial<FieldMeta>, path: Path) => unknown;

/** Calls `visit` for each field with a value, outermost first. @returns the value with the results of `visit` */
export function mapFields(schema: z.ZodType, value: unknown, visit: Visit, path: Path = []): unknown {
  if (value === undefined) return undefined;
  const inner = unwrap(schema, value);
  const visited = visit(value, metaOf(inner), path);
  if (Array.isArray(visited) && inner instanceof z.ZodArray) {
    return visited.map((item, index) => mapFields(inner.element as z.ZodType, item, visit, [...path, index]));
  }
  if (!isRecord(visited)) return visited;
  const entries = Object.entries(visited).map(([key, item]) => {
    const field = fieldOf(inner, key);
    return [key, field ? mapFields(field, item, visit, [...path, key]) : item] as const;
  });
  return Object.fromEntries(entries);
}

/** Caches `meta()`, which zod composes in each call. */
const metaOf = memoize((schema: z.ZodType): Partial<FieldMeta> => schema.meta() ?? {});

export interface Field {
  value: unknown;
  meta: Partial<FieldMeta>;
  path: Path;
}

/** Lists every field that has a value, outermost first. */
export function collectFields(schema: z.ZodType, data: unknown): Field[] {
  const fields: Field[] = [];
  mapFields(schema, data, (value, meta, path) => {
    fields.push({ value, meta, path });
    return value;
  });
  return fields;
}

/** Returns the declaration at a path, undefined outside the declaration. */
export function schemaAt(schema: z.ZodType, value: unknown, path: Path): z.ZodType | undefined {
  const inner = unwrap(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, at(value, key), rest);
  const next = fieldOf(inner, String(key));
  return next && schemaAt(next, at(value, key), rest);
}

/** Returns the declaration of a field, or of any entry of a record. */
function fieldOf(holder: z.ZodType, key: string): z.ZodType | undefined {
  if (holder instanceof z.ZodObject)
    return Object.hasOwn(holder.shape, key) ? (holder.shape as Record<string, z.ZodType>)[key] : undefined;
  return holder instanceof z.ZodRecord ? (holder.valueType as z.ZodType) : undefined;
}

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

/** Copies data. A value that `change` replaces is not searched further. */
export function mapData<T>(value: T, change: (value: unknown) => unknown): T {
  const changed = change(value);
  if (changed !== value) return changed as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapData(item, change)) as T;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapData(item, change)])) as T;
}

/** Removes `optional`, and selects from a union by `type`. */
function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const options = schema.options as z.ZodObject[];
    return options.find((option) => (option.shape["type"] as z.ZodLiteral).value === value["type"]) ?? schema;
  }
  return schema;
}

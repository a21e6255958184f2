/** JSON Schemas of declarations, for code editors: their sentences, and the rules that the standard supports. */
import { z } from "zod";
import { sections } from "../../src/model/sections";

/** The file of the sections, to which the schema of each kind refers. */
export const SECTIONS_FILE = "sections.json";

const ALL_SECTIONS = sections.unwrap();

type JsonSchema = z.core.JSONSchema.BaseSchema & { patternErrorMessage?: string };

export interface JsonSchemaOptions {
  /** Whether texts may contain facts (`{name}`). Then only the content check can measure their length. */
  namesFacts: boolean;
  /** The relative path of the file of the sections, undefined in that file. */
  sectionsAt?: string;
}

/**
 * Converts a declaration to JSON Schema 2020-12, without rules over several fields or files.
 * @param schema the declaration of a file of the site, of a kind's fields, or of the sections
 */
export function toJsonSchema(schema: z.ZodType, { namesFacts, sectionsAt }: JsonSchemaOptions): object {
  return z.toJSONSchema(schema, {
    io: "input",
    // An empty registry: zod would copy the declaration's metadata, whose names clash with JSON Schema's `type`.
    metadata: z.registry(),
    override({ zodSchema, jsonSchema }) {
      if (sectionsAt !== undefined && zodSchema === ALL_SECTIONS) return refer(jsonSchema, sectionsAt);
      describe(zodSchema, jsonSchema);
      // Pages are markdown, and code editors do not validate front matter.
      if (namesFacts) delete jsonSchema["patternErrorMessage"];
      removeWrongRules(zodSchema, jsonSchema, namesFacts);
    },
  });
}

function refer(jsonSchema: JsonSchema, to: string): void {
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  jsonSchema.$ref = to;
}

/** Sets the fields that code editors display. */
function describe(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  const { sentence } = z.globalRegistry.get(zodSchema) ?? {};
  if (!sentence) return;
  jsonSchema.description = `${sentence.en}\n\n${sentence.de}`;
  if (jsonSchema.pattern !== undefined) jsonSchema.patternErrorMessage = `write ${sentence.en}`;
}

function removeWrongRules(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema, namesFacts: boolean): void {
  // Patterns of JSON Schema lack flags: a pattern that ignores case would reject capitals.
  if (ignoresCase(zodSchema)) {
    delete jsonSchema.pattern;
    delete jsonSchema.patternErrorMessage;
  }
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (!namesFacts || jsonSchema.type !== "string") return;
  delete jsonSchema.minLength;
  delete jsonSchema.maxLength;
}

function ignoresCase({ _zod }: z.core.$ZodType): boolean {
  const { checks = [] } = _zod.def;
  return checks.some((check) => (check._zod.def as z.core.$ZodCheckStringFormatDef).pattern?.ignoreCase === true);
}

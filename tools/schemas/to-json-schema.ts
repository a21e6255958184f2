/** From a declaration to JSON Schema, for editors that show it: its rules as far as the standard has words for them, and its sentences. */
import { z } from "zod";
import { sections } from "../../src/model/sections";

/** Where each kind's schema finds the sections, which are the same for all. */
export const SECTIONS = "sections.json";

/** Every page can have them: they are written once, and not twelve times. */
const ALL_SECTIONS = sections.unwrap();

type JsonSchema = z.core.JSONSchema.BaseSchema & { patternErrorMessage?: string };

export interface Options {
  /** Texts of pages name facts (`{name}`), and how long a text is with them, only the check knows. */
  namesFacts: boolean;
  /** The address of the file of sections, from this one; none for that file itself. */
  sectionsAt?: string;
}

/**
 * @param schema the declaration of a file of the site, of a kind's fields, or of the sections
 * @returns JSON Schema 2020-12; rules over several fields or files are the check's alone
 */
export function toJsonSchema(schema: z.ZodType, { namesFacts, sectionsAt }: Options): object {
  return z.toJSONSchema(schema, {
    io: "input",
    // What a declaration says of itself would come along by its own names, `type` among them.
    metadata: z.registry(),
    override({ zodSchema, jsonSchema }) {
      if (sectionsAt !== undefined && zodSchema === ALL_SECTIONS) return refer(jsonSchema, sectionsAt);
      describe(zodSchema, jsonSchema);
      // Pages are markdown, in which no editor known to us reads front matter by a schema and shows this.
      if (namesFacts) delete jsonSchema["patternErrorMessage"];
      leaveOutWhatIsNotSo(zodSchema, jsonSchema, namesFacts);
    },
  });
}

function refer(jsonSchema: JsonSchema, to: string): void {
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  jsonSchema.$ref = to;
}

/** An editor shows `description`. */
function describe(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  const { sentence } = z.globalRegistry.get(zodSchema) ?? {};
  if (!sentence) return;
  jsonSchema.description = `${sentence.en}\n\n${sentence.de}`;
  if (jsonSchema.pattern !== undefined) jsonSchema.patternErrorMessage = `write ${sentence.en}`;
}

function leaveOutWhatIsNotSo(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema, namesFacts: boolean): void {
  // A pattern of JSON Schema has no flags: this one would refuse capitals.
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

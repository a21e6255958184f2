/** The files of `npm run schemas`: one for each file of the site, for each kind of page, and for the sections. */
import { z } from "zod";
import { KIND_SCHEMAS } from "../../src/model/kinds";
import { model } from "../../src/model/model";
import { sections } from "../../src/model/sections";
import { SECTIONS_FILE, toJsonSchema } from "./to-json-schema";

export const SCHEMAS_FOLDER = "schemas";

/** Creates the text of each file by its path from the root. */
export function createSchemaFiles(): Map<string, string> {
  const site = Object.entries(model.siteFiles).map(
    ([name, schema]) => [`site/${name}.json`, toJsonSchema(required(schema), { namesFacts: false })] as const,
  );
  const pages = Object.entries(KIND_SCHEMAS).map(
    ([kind, schema]) =>
      [`pages/${kind}.json`, toJsonSchema(schema, { namesFacts: true, sectionsAt: `../${SECTIONS_FILE}` })] as const,
  );
  const all = [...site, ...pages, [SECTIONS_FILE, toJsonSchema(sections.unwrap(), { namesFacts: true })] as const];
  return new Map(all.map(([name, schema]) => [`${SCHEMAS_FOLDER}/${name}`, `${JSON.stringify(schema, null, 1)}\n`]));
}

/** Unwraps the schema of an optional file. */
function required(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

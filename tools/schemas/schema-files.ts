/** The files that `npm run schemas` writes: one for each file of the site and each kind of page, and one for the sections of all. */
import { z } from "zod";
import { KINDS } from "../../src/model/kinds";
import { model } from "../../src/model/model";
import { sections } from "../../src/model/sections";
import { SECTIONS, toJsonSchema } from "./to-json-schema";

export const FOLDER = "schemas";

/** @returns the text of each file by its path from the root */
export function schemaFiles(): Map<string, string> {
  const site = Object.entries(model.siteFiles).map(
    ([name, schema]) => [`site/${name}.json`, toJsonSchema(required(schema), { namesFacts: false })] as const,
  );
  const pages = Object.entries(KINDS).map(
    ([kind, schema]) =>
      [`pages/${kind}.json`, toJsonSchema(schema, { namesFacts: true, sectionsAt: `../${SECTIONS}` })] as const,
  );
  const all = [...site, ...pages, [SECTIONS, toJsonSchema(sections.unwrap(), { namesFacts: true })] as const];
  return new Map(all.map(([name, schema]) => [`${FOLDER}/${name}`, `${JSON.stringify(schema, null, 1)}\n`]));
}

/** A file that may be left out is, where it is there, like any other. */
function required(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { listFiles } from "../../src/content/list-files";
import { findPageFiles, SITE_FOLDER } from "../../src/content/read/find-files";
import { readSourceFile } from "../../src/content/read/source-file";
import { kindOf } from "../../src/model/kinds";
import { model } from "../../src/model/model";
import { SCHEMAS_FOLDER, createSchemaFiles } from "./schema-files";
import { SECTIONS_FILE } from "./to-json-schema";

const files = createSchemaFiles();
const read = (file: string) => JSON.parse(files.get(file) ?? readFileSync(file, "utf8")) as Record<string, unknown>;

/** Parses a schema by zod's reader of JSON Schema, which is independent of its writer. */
function parseSchema(name: string): z.ZodType {
  const withSections = (_key: string, value: unknown) => {
    const refers = value !== null && typeof value === "object" && "$ref" in value;
    return refers ? { ...read(`${SCHEMAS_FOLDER}/${SECTIONS_FILE}`), $schema: undefined } : value;
  };
  return z.fromJSONSchema(
    JSON.parse(files.get(`${SCHEMAS_FOLDER}/${name}.json`) ?? "", withSections) as z.core.JSONSchema.JSONSchema,
  );
}

const issues = (schema: z.ZodType, data: unknown) => schema.safeParse(data).error?.issues ?? [];

it.each(listFiles("starter", SITE_FOLDER))("the JSON Schema of %s accepts the starter's file", (file) => {
  const text = readFileSync(path.join("starter", file), "utf8");
  expect(issues(parseSchema(`site/${path.basename(file, ".yml")}`), parse(text))).toEqual([]);
});

const pages = findPageFiles("starter").pages.filter(({ language }) => language === "de");

it.each([...new Set(pages.map(({ route }) => kindOf(route)))])(
  "the JSON Schema of the kind %s accepts the starter's pages",
  (kind) => {
    const schema = parseSchema(`pages/${kind}`);
    for (const { path: file } of pages.filter(({ route }) => kindOf(route) === kind))
      expect([file, issues(schema, readSourceFile(path.join("starter", file), file).data)]).toEqual([file, []]);
  },
);

it("JSON Schemas reject unknown and missing fields", () => {
  const redirects = parseSchema("site/redirects");
  expect(issues(redirects, [{ from: "/old/", to: "/" }])).toEqual([]);
  expect(issues(redirects, [{ from: "/old/", to: "/", when: "now" }])).not.toEqual([]);
  expect(issues(redirects, [{ from: "/old/" }])).not.toEqual([]);
  expect(files.get(`${SCHEMAS_FOLDER}/site/redirects.json`)).toContain(
    '"description": "a redirect with from and to\\n\\neine Weiter',
  );
});

it(".vscode/settings.json has a schema for each file of the site", () => {
  const { "yaml.schemas": mapped } = read(".vscode/settings.json") as { "yaml.schemas": Record<string, string> };
  const wanted = Object.keys(model.siteFiles).map((name) => [
    `./${SCHEMAS_FOLDER}/site/${name}.json`,
    `content/site/${name}.yml`,
  ]);
  expect(mapped).toEqual(Object.fromEntries(wanted));
});

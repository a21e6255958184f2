/** Every file, opened in the hosted form: saved unchanged it is the file that it was; of a change patches.test.ts tells. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findPageFiles } from "../../src/content/find-files";
import type { Widget } from "../../editor/form/widget";
import { fromFile, toFile } from "../../editor/hosted/format";
import { type FileFormat, fileFormats, formatOfKind, formatOfSingleton } from "../../editor/hosted/formats";
import { hostedConfig } from "../../editor/hosted/hosted-config";
import { Sources } from "../../editor/hosted/sources";
import { editableFiles } from "../../editor/server/editable";
import { configOf } from "../../editor/server/read-content";
import { kindOf } from "../../src/model/kinds";
import { sentByCms } from "../sent-by-cms";

const ROOT = process.cwd();
const config = hostedConfig(configOf(ROOT, "de", "https://www.fernwerk.example"));
const kinds = new Map(findPageFiles(ROOT).pages.map(({ path: file, route }) => [file, kindOf(route)]));

function formOf(file: string): { format: FileFormat; widgets: readonly Widget[] } {
  const kind = kinds.get(file);
  const format = fileFormats().find(({ name }) => name === (kind ? formatOfKind(kind) : formatOfSingleton(file)));
  if (!format) throw new Error(`${file} has no format`);
  const singleton = config.singletons.find((each) => each.file === file);
  return { format, widgets: kind ? config.fields[kind] : (singleton?.fields ?? []) };
}

/** `npm run test:editor` opens them all, `npm test` has time for some of each kind. */
const FILES = editableFiles(ROOT).filter((_, place) => process.env["WHOLE"] || place % 6 === 0);

it.each(FILES)("%s", async (file) => {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const sources = new Sources();
  const { format, widgets } = formOf(file);
  const content = sentByCms(widgets, await fromFile(format, sources, text.trim()));
  expect(toFile(format, sources, content)).toBe(text);
});

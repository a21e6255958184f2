/** Every file, opened in the form and saved there unchanged, is the file that it was: what the form sends for it changes no byte. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findPageFiles } from "../../src/content/find-files";
import type { Widget } from "../../editor/form/widget";
import { patchFile } from "../../editor/patch/patch-file";
import { fromForm, toForm } from "../../editor/as-data";
import { asWritten } from "../../editor/as-written";
import { declarationOf, editableFiles, readEditable } from "../../editor/server/editable";
import { configOf } from "../../editor/server/read-content";
import { kindOf } from "../../src/model/kinds";
import { sentByCms } from "../sent-by-cms";

const config = configOf(process.cwd(), "de", "http://localhost:8000");

/** Pages of the starter have the same fields; its files of the site name entries of their own. */
function widgetsOf(folder: string, file: string): Widget[] {
  const page = findPageFiles(folder).pages.find((each) => each.path === file);
  if (page) return config.fields[kindOf(page.route)];
  return config.singletons.find((each) => folder === "." && each.file === file)?.fields ?? [];
}

describe.each([".", "starter"])("in %s", (folder) => {
  const root = path.resolve(folder);

  it.each(editableFiles(root))("%s", (file) => {
    const schema = declarationOf(file);
    const source = readEditable(root, file);
    if (!schema || !source) throw new Error(`${file} can't be read`);
    const data = JSON.parse(toForm(source) ?? "null") as unknown;
    const sends = Array.isArray(data) ? data : sentByCms(widgetsOf(folder, file), data);
    const { data: form, body } = fromForm(file, JSON.stringify(sends));
    const wanted = { data: asWritten(schema, form, source.data), ...(body === undefined ? {} : { body }) };
    const text = readFileSync(path.join(root, file), "utf8");
    expect(patchFile(file, text, wanted)).toBe(text);
  });
});

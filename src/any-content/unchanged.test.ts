/** Every file, opened in the form and saved there unchanged, is the file that it was: what the form sends for it changes no byte. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../content/fields";
import { findPageFiles } from "../content/find-files";
import type { Widget } from "../editor/form/widget";
import { patchFile } from "../editor/patch-file";
import { fromForm, toForm } from "../editor/as-data";
import { asWritten } from "../editor/as-written";
import { declarationOf, editableFiles, readEditable } from "../editor/server/editable";
import { configOf } from "../editor/server/read-content";
import { kindOf } from "../model/kinds";

/** What Sveltia CMS has in a field that nobody has filled in. */
function emptyOf(widget: Widget): unknown {
  if (widget.widget === "boolean") return false;
  if (widget.widget === "list") return [];
  return widget.widget === "object" ? filled(widget.fields, {}) : "";
}

/** @returns the data as the CMS sends it: a value for every field there could be, without spaces at the ends of texts */
function filled(widgets: readonly Widget[], data: unknown): Record<string, unknown> {
  const own = isRecord(data) ? data : {};
  const all = widgets.map((widget) => [
    widget.name,
    own[widget.name] === undefined ? emptyOf(widget) : sent(widget, own[widget.name]),
  ]);
  return { ...own, ...(Object.fromEntries(all) as object) };
}

function sent(widget: Widget, value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (widget.widget === "object") return filled(widget.fields, value);
  if (!Array.isArray(value) || widget.widget !== "list") return value;
  if ("field" in widget) return value.map((item) => sent(widget.field, item));
  if ("fields" in widget) return value.map((item) => filled(widget.fields, item));
  return value.map((item: { type: string }) => {
    const type = widget.types.find(({ name }) => name === item.type);
    return type ? filled(type.fields, item) : item;
  });
}

const config = configOf(process.cwd(), "de", "http://localhost:8000");

/** Pages of the fixture have the same fields; its files of the site name entries of their own. */
function widgetsOf(folder: string, file: string): Widget[] {
  const page = findPageFiles(folder).pages.find((each) => each.path === file);
  if (page) return config.fields[kindOf(page.route)];
  return config.singletons.find((each) => folder === "." && each.file === file)?.fields ?? [];
}

describe.each([".", "fixture"])("in %s", (folder) => {
  const root = path.resolve(folder);

  it.each(editableFiles(root))("%s", (file) => {
    const schema = declarationOf(file);
    const source = readEditable(root, file);
    if (!schema || !source) throw new Error(`${file} can't be read`);
    const data = JSON.parse(toForm(source) ?? "null") as unknown;
    const sends = Array.isArray(data) ? data : filled(widgetsOf(folder, file), data);
    const { data: form, body } = fromForm(file, JSON.stringify(sends));
    const wanted = { data: asWritten(schema, form, source.data), ...(body === undefined ? {} : { body }) };
    const text = readFileSync(path.join(root, file), "utf8");
    expect(patchFile(file, text, wanted)).toBe(text);
  });
});

/** The form changes no byte of a file that is saved without a change (quality E6). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../src/content/fields";
import { findPageFiles } from "../../src/content/read/find-files";
import type { Widget } from "../../editor/form/widget";
import { patchFile } from "../../editor/patch/patch-file";
import { fromForm, toForm } from "../../editor/as-data";
import { dropUntouchedFields } from "../../editor/as-written";
import { declarationOf, editableFiles, readEditable } from "../../editor/server/editable";
import { configOf } from "../../editor/server/read-content";
import { kindOf } from "../../src/model/kinds";

const config = configOf(process.cwd(), "de", "http://localhost:8000");

/** @returns the value that Sveltia CMS has in an empty field */
function emptyOf(widget: Widget): unknown {
  if (widget.widget === "boolean") return false;
  if (widget.widget === "list") return [];
  return widget.widget === "object" ? sentByCms(widget.fields, {}) : "";
}

/** @returns the data as the CMS sends it: a value for every field there could be, without spaces at the ends of texts */
function sentByCms(widgets: readonly Widget[], data: unknown): Record<string, unknown> {
  const own = isRecord(data) ? data : {};
  const all = widgets.map((widget) => [
    widget.name,
    own[widget.name] === undefined ? emptyOf(widget) : sent(widget, own[widget.name]),
  ]);
  return { ...own, ...(Object.fromEntries(all) as object) };
}

function sent(widget: Widget, value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (widget.widget === "object") return sentByCms(widget.fields, value);
  if (!Array.isArray(value) || widget.widget !== "list") return value;
  if ("field" in widget) return value.map((item) => sent(widget.field, item));
  if ("fields" in widget) return value.map((item) => sentByCms(widget.fields, item));
  return value.map((item: { type: string }) => {
    const type = widget.types.find(({ name }) => name === item.type);
    return type ? sentByCms(type.fields, item) : item;
  });
}

const root = process.cwd();
const { pages } = findPageFiles(root);

function widgetsOf(file: string): Widget[] {
  const page = pages.find((each) => each.path === file);
  return page
    ? config.fields[kindOf(page.route)]
    : (config.singletons.find((each) => each.file === file)?.fields ?? []);
}

it.each(editableFiles(root))("%s, opened in the form and saved unchanged, stays byte for byte", (file) => {
  const schema = declarationOf(file);
  const source = readEditable(root, file);
  if (!schema || !source) throw new Error(`${file} can't be read`);
  const data = JSON.parse(toForm(source) ?? "null") as unknown;
  const sends = Array.isArray(data) ? data : sentByCms(widgetsOf(file), data);
  const { data: form, body } = fromForm(file, JSON.stringify(sends));
  const wanted = { data: dropUntouchedFields(schema, form, source.data), ...(body === undefined ? {} : { body }) };
  const text = readFileSync(path.join(root, file), "utf8");
  expect(patchFile(file, text, wanted)).toBe(text);
});

/** The editors' form does not change a file that is saved without edits (quality E6). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../src/content/fields";
import { findPageFiles } from "../../src/content/read/find-files";
import type { Widget } from "../../editor/form/widget";
import { patchFile } from "../../editor/patch/patch-file";
import { parseFromForm, serializeForForm } from "../../editor/form-data";
import { dropUntouchedFields } from "../../editor/drop-untouched-fields";
import { findDeclaration, listEditableFiles, readEditable } from "../../editor/server/editable";
import { readFormConfig } from "../../editor/server/read-content";
import { kindOf } from "../../src/model/kinds";

const config = readFormConfig(process.cwd(), "de", "http://localhost:8000");

/** Returns the value of an empty field in Sveltia CMS. */
function emptyValue(widget: Widget): unknown {
  if (widget.widget === "boolean") return false;
  if (widget.widget === "list") return [];
  return widget.widget === "object" ? toCmsData(widget.fields, {}) : "";
}

/** Adds a value for every possible field and trims texts, as Sveltia CMS does before it sends data. */
function toCmsData(widgets: readonly Widget[], data: unknown): Record<string, unknown> {
  const own = isRecord(data) ? data : {};
  const all = widgets.map((widget) => [
    widget.name,
    own[widget.name] === undefined ? emptyValue(widget) : toCmsValue(widget, own[widget.name]),
  ]);
  return { ...own, ...(Object.fromEntries(all) as object) };
}

function toCmsValue(widget: Widget, value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (widget.widget === "object") return toCmsData(widget.fields, value);
  if (!Array.isArray(value) || widget.widget !== "list") return value;
  if ("field" in widget) return value.map((item) => toCmsValue(widget.field, item));
  if ("fields" in widget) return value.map((item) => toCmsData(widget.fields, item));
  return value.map((item: { type: string }) => {
    const type = widget.types.find(({ name }) => name === item.type);
    return type ? toCmsData(type.fields, item) : item;
  });
}

const root = process.cwd();
const { pages } = findPageFiles(root);

function findWidgets(file: string): Widget[] {
  const page = pages.find((each) => each.path === file);
  return page
    ? config.fields[kindOf(page.route)]
    : (config.singletons.find((each) => each.file === file)?.fields ?? []);
}

it.each(listEditableFiles(root))("%s keeps its bytes if the editors' form saves it without edits", (file) => {
  const schema = findDeclaration(file);
  const source = readEditable(root, file);
  if (!schema || !source) throw new Error(`${file} is not readable`);
  const data = JSON.parse(serializeForForm(source) ?? "null") as unknown;
  const sent = Array.isArray(data) ? data : toCmsData(findWidgets(file), data);
  const { data: form, body } = parseFromForm(file, JSON.stringify(sent));
  const wanted = { data: dropUntouchedFields(schema, form, source.data), ...(body === undefined ? {} : { body }) };
  const text = readFileSync(path.join(root, file), "utf8");
  expect(patchFile(file, text, wanted)).toBe(text);
});

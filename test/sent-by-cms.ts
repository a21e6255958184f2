/** What Sveltia CMS makes of a file's data before it is written, for tests that do without a browser. */
import { isRecord } from "../src/content/fields";
import type { Widget } from "../editor/form/widget";

/** What Sveltia CMS has in a field that nobody has filled in. */
function emptyOf(widget: Widget): unknown {
  if (widget.widget === "boolean") return false;
  if (widget.widget === "list") return [];
  return widget.widget === "object" ? sentByCms(widget.fields, {}) : "";
}

/** @returns the data as the CMS sends it: a value for every field there could be, without spaces at the ends of texts */
export function sentByCms(widgets: readonly Widget[], data: unknown): Record<string, unknown> {
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

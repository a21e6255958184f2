import type { FormConfig } from "../form/config";
import type { Widget } from "../form/widget";
import { SOURCE } from "./format";
import { formatOfKind, formatOfSingleton } from "./formats";

/** As a declared field it goes with its language: the CMS copies none that is hidden from one to the other. */
const SOURCE_FIELD: Widget = { name: SOURCE, label: SOURCE, required: false, i18n: true, widget: "hidden" };

/**
 * @param config the one of the form on a checkout
 * @returns the same fields, each file with a format of its declaration and the field that names its text
 */
export function hostedConfig(config: FormConfig): FormConfig {
  const fields = Object.entries(config.fields).map(([kind, widgets]) => [kind, [...widgets, SOURCE_FIELD]]);
  return {
    ...config,
    fields: Object.fromEntries(fields) as FormConfig["fields"],
    collections: config.collections.map((collection) => ({ ...collection, format: formatOfKind(collection.kind) })),
    singletons: config.singletons.map((singleton) => ({
      ...singleton,
      format: formatOfSingleton(singleton.file),
      fields: [...singleton.fields.map(withoutRoot), { ...SOURCE_FIELD, i18n: undefined }],
    })),
  };
}

/** A file that is a list as a whole comes as a group that holds it (format.ts). */
function withoutRoot(widget: Widget): Widget {
  return "root" in widget ? { ...widget, root: undefined } : widget;
}

/** Maps each declared field to a widget of the form. */
import { z } from "zod";
import { sentenceOf } from "../../src/content/declared-fields";
import { isRecord } from "../../src/content/fields";
import type { Language } from "../../src/i18n/languages";
import { shortenToLabel } from "./label";
import type { FieldType, Option, Widget } from "./widget";

export interface FormContext {
  /** The language of labels and hints. */
  language: Language;
  /** The pages that a field can name. */
  routes: readonly Option[];
  /** Names that site files declare, by file: letters of lines, names of amounts. */
  names: Readonly<Record<string, readonly Option[]>>;
  /** Whether the file exists in each language. */
  isTranslated: boolean;
  /** Whether the field belongs to a list that differs between the languages. */
  isInList?: boolean;
}

/** Reports a declaration without a widget: add a widget, or change the declaration. */
export class UnmappedError extends Error {}

/** The characters that fit into a single-line field. Longer lines get a field that wraps. */
const MAX_LINE_LENGTH = 100;

/** The number of options that are shown side by side. More options form a menu. */
const MAX_VISIBLE_OPTIONS = 5;

/**
 * Creates a field's widget.
 * @param value the file's current value: a record has a widget for each entry
 * @param own the widget, if it does not follow from the field alone
 * @throws {UnmappedError} for a declaration without a widget
 */
export function toWidget(
  name: string,
  field: z.ZodType,
  context: FormContext,
  value?: unknown,
  own?: typeof UPLOAD,
): Widget {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  const sentence = sentenceOf(inner, context.language);
  const common = {
    name,
    label: shortenToLabel(sentence, name),
    hint: `\`${name}\`: ${sentence}`,
    required: false,
  } as const;
  // `updated` may differ between the languages for a while (src/content/rules/parity.ts).
  // In a list, the CMS would copy the value by index, and create entries in the other language.
  const isDuplicate = isShared(inner) && name !== "updated" && !context.isInList;
  const i18n = context.isTranslated ? { i18n: isDuplicate ? ("duplicate" as const) : (true as const) } : {};
  return { ...common, ...i18n, ...(own ?? createControl(name, inner, context, value)) };
}

/** Checks whether a field is equal in every language. A list of shared entries is shared as a whole. */
function isShared(field: z.ZodType): boolean {
  if (field.meta()?.shared === true) return true;
  return field instanceof z.ZodArray && (field.element as z.ZodType).meta()?.shared === true;
}

/**
 * Creates the widgets of a group, in the order of the declaration, without its `type`.
 * @throws {UnmappedError} for a declaration without a widget
 */
export function toWidgets(group: z.ZodType, context: FormContext, value?: unknown): Widget[] {
  if (!(group instanceof z.ZodObject)) throw new UnmappedError(`${group._zod.def.type} is no group of fields`);
  const { type, perLanguage } = group.meta() ?? {};
  return Object.entries(group.shape as Record<string, z.ZodType>)
    .filter(([key]) => key !== "type")
    .map(([key, field]) => {
      // Screenshots differ between the languages, and are committed by hand.
      const isUpload = type === "picture" && key === "file" && !perLanguage;
      return toWidget(key, field, context, isRecord(value) ? value[key] : undefined, isUpload ? UPLOAD : undefined);
    });
}

/** Uploads the formats that the check accepts (src/content/picture-vocabulary.ts). */
const UPLOAD = {
  widget: "image",
  accept: ["svg+xml", "png", "jpeg", "webp", "avif", "tiff"].map((type) => `image/${type}`).join(),
  choose_url: false,
} as const;

function createControl(name: string, field: z.ZodType, context: FormContext, value: unknown) {
  const { type, namedIn } = field.meta() ?? {};
  const select = (options: readonly Option[]) =>
    ({ widget: "select", options, dropdown_threshold: MAX_VISIBLE_OPTIONS }) as const;
  if (field instanceof z.ZodArray) return toList(field, context);
  if (field instanceof z.ZodObject)
    return { widget: "object", fields: toWidgets(field, context, value), collapsed: "auto" } as const;
  if (field instanceof z.ZodRecord)
    return { widget: "object", fields: entries(field, context, value), collapsed: "auto" } as const;
  if (type === "route") return select(context.routes);
  if (namedIn !== undefined && context.names[namedIn]) return select(context.names[namedIn]);
  if (field instanceof z.ZodEnum) return select(asOptions(field.options));
  if (field instanceof z.ZodLiteral) return select(asOptions([...field.values]));
  if (field instanceof z.ZodBoolean) return { widget: "boolean" } as const;
  if (field instanceof z.ZodNumber) return toNumber(field);
  if (type === "day") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" } as const;
  if (field instanceof z.ZodString) return toText(field);
  throw new UnmappedError(`${name} is declared as ${field._zod.def.type}, which the form has no widget for`);
}

/** Creates a plain text field: a rich text editor would rewrite {name}, {#id} and [x](lang:en). */
function toText(field: z.ZodString) {
  const max = field.maxLength ?? 0;
  const isLong = ["inline", "prose", "verbatim"].includes(field.meta()?.type ?? "") || max > MAX_LINE_LENGTH;
  // Counts excess characters only: the check reports missing ones with the reason.
  return { widget: isLong ? "text" : "string", ...(max && { maxlength: max }), use_emoji_autocomplete: false } as const;
}

function toNumber(field: z.ZodNumber) {
  const isWhole = field.isInt;
  return { widget: "number", value_type: isWhole ? "int" : "float", step: isWhole ? 1 : 0.1 } as const;
}

function toList(list: z.ZodArray, outer: FormContext) {
  const item = list.element as z.ZodType;
  const context = isShared(list) ? outer : { ...outer, isInList: true };
  const label_singular = shortenToLabel(sentenceOf(item, context.language), "");
  if (item instanceof z.ZodDiscriminatedUnion) {
    const types = (item.options as z.ZodObject[]).map((option) => toType(option, context));
    const summary = "{{type}} {{fields.heading}}";
    return {
      widget: "list",
      types,
      label_singular: context.language === "de" ? "Abschnitt" : "Section",
      collapsed: true,
      summary,
    } as const;
  }
  if (item instanceof z.ZodObject)
    return { widget: "list", fields: toWidgets(item, context), label_singular, collapsed: "auto" } as const;
  return { widget: "list", field: toWidget("item", item, context), label_singular } as const;
}

function toType(option: z.ZodObject, context: FormContext): FieldType {
  const [name = ""] = [...(option.shape["type"] as z.ZodLiteral<string>).values];
  return {
    name,
    label: shortenToLabel(sentenceOf(option, context.language), name),
    fields: toWidgets(option, context),
  };
}

/** Creates a widget for each entry of a record. New entries are added in the file. */
function entries(field: z.ZodRecord, context: FormContext, value: unknown): Widget[] {
  const names = isRecord(value) ? Object.keys(value) : [];
  return names.map((name) => ({ ...toWidget(name, field.valueType as z.ZodType, context), label: name }));
}

function asOptions(values: readonly unknown[]): Option[] {
  return values.map((value) => ({ label: String(value), value: String(value) }));
}

/** From a declared field to what asks for it in the form: each declaration has its widget, or the form is not made. */
import { z } from "zod";
import { readLimits, sentenceOf } from "../../src/content/declared-fields";
import { isRecord } from "../../src/content/fields";
import type { Language } from "../../src/i18n/languages";
import { labelOf } from "./label";
import type { FieldType, Option, Widget } from "./widget";

export interface FormContext {
  /** The language that labels and hints are in. */
  language: Language;
  /** The pages that a field can name. */
  routes: readonly Option[];
  /** What the files of the site declare, by the file: lines by letter, amounts by name. */
  names: Readonly<Record<string, readonly Option[]>>;
  /** Whether the file has a twin in the other language. */
  isTranslated: boolean;
  /** Whether the field is one of a list that each language has for itself. */
  isInList?: boolean;
}

/** A declaration that no widget can ask for: the form needs one more, or the declaration another shape. */
export class UnmappedError extends Error {}

/** A longer line runs out of its field, and gets a field that wraps. */
const MAX_LINE_LENGTH = 100;

/** More options go into a menu, fewer are shown side by side. */
const MAX_VISIBLE_OPTIONS = 5;

/**
 * @param value what a file has there now: a file that names its entries itself has a widget for each
 * @param own what asks for it, where that does not follow from the field alone
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
  const common = { name, label: labelOf(sentence, name), hint: `\`${name}\`: ${sentence}`, required: false } as const;
  // `updated` has a rule of its own (src/content/rules/parity.ts): the languages may differ in it for a while.
  // In a list, the CMS would write it into the other language's entry of the same place, and make one where there is none.
  const isDuplicate = isShared(inner) && name !== "updated" && !context.isInList;
  const i18n = context.isTranslated ? { i18n: isDuplicate ? ("duplicate" as const) : (true as const) } : {};
  return { ...common, ...i18n, ...(own ?? kindOfWidget(name, inner, context, value)) };
}

/** A list of what is the same in every language is so as a whole. */
function isShared(field: z.ZodType): boolean {
  if (field.meta()?.shared === true) return true;
  return field instanceof z.ZodArray && (field.element as z.ZodType).meta()?.shared === true;
}

/** @returns the fields of a group, in the order of the declaration; its `type` is chosen, not typed */
export function toWidgets(group: z.ZodType, context: FormContext, value?: unknown): Widget[] {
  if (!(group instanceof z.ZodObject)) throw new UnmappedError(`${group._zod.def.type} is no group of fields`);
  const { type, perLanguage } = group.meta() ?? {};
  return Object.entries(group.shape as Record<string, z.ZodType>)
    .filter(([key]) => key !== "type")
    .map(([key, field]) => {
      // Of a screen each language has its own picture, which is put beside the page by hand.
      const isUpload = type === "picture" && key === "file" && !perLanguage;
      return toWidget(key, field, context, isRecord(value) ? value[key] : undefined, isUpload ? UPLOAD : undefined);
    });
}

/** What the check lets pass (src/content/picture-vocabulary.ts), as browsers name it. */
const UPLOAD = {
  widget: "image",
  accept: ["svg+xml", "png", "jpeg", "webp", "avif", "tiff"].map((type) => `image/${type}`).join(),
  choose_url: false,
} as const;

function kindOfWidget(name: string, field: z.ZodType, context: FormContext, value: unknown) {
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

/** Never a widget for rich text: it would write {name}, {#id} and [x](lang:en) anew. */
function toText(field: z.ZodString) {
  const { max = 0 } = readLimits(field);
  const isLong = ["inline", "prose", "verbatim"].includes(field.meta()?.type ?? "") || max > MAX_LINE_LENGTH;
  // Only what is too much is counted: that something is missing the check says, with the reason.
  return { widget: isLong ? "text" : "string", ...(max && { maxlength: max }), use_emoji_autocomplete: false } as const;
}

function toNumber(field: z.ZodNumber) {
  const isWhole = field.isInt;
  return { widget: "number", value_type: isWhole ? "int" : "float", step: isWhole ? 1 : 0.1 } as const;
}

function toList(list: z.ZodArray, outer: FormContext) {
  const item = list.element as z.ZodType;
  const context = isShared(list) ? outer : { ...outer, isInList: true };
  const label_singular = labelOf(sentenceOf(item, context.language), "");
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
  return { name, label: labelOf(sentenceOf(option, context.language), name), fields: toWidgets(option, context) };
}

/** A file that names its entries itself: those that it has can be changed, new ones are written in the file. */
function entries(field: z.ZodRecord, context: FormContext, value: unknown): Widget[] {
  const names = isRecord(value) ? Object.keys(value) : [];
  return names.map((name) => ({ ...toWidget(name, field.valueType as z.ZodType, context), label: name }));
}

function asOptions(values: readonly unknown[]): Option[] {
  return values.map((value) => ({ label: String(value), value: String(value) }));
}

/** Types the part of Sveltia CMS's configuration that the form uses. */

interface Common {
  name: string;
  label: string;
  hint?: string;
  /** The check reports missing fields, in place of the form. */
  required: false;
  /** `duplicate` copies the German value to English. */
  i18n?: true | "duplicate";
}

export interface FieldType {
  name: string;
  label: string;
  fields: Widget[];
}

export interface Option {
  label: string;
  value: string;
}

export type Widget = Common &
  (
    | { widget: "string" | "text"; maxlength?: number; use_emoji_autocomplete: false }
    | { widget: "image"; accept: string; choose_url: false }
    | { widget: "datetime"; type: "date"; format: "YYYY-MM-DD" }
    | { widget: "number"; value_type: "int" | "float"; step: number }
    | { widget: "boolean" }
    | { widget: "select"; options: readonly Option[]; dropdown_threshold: number }
    | { widget: "object"; fields: Widget[]; collapsed: "auto" }
    | { widget: "list"; types: FieldType[]; label_singular: string; collapsed: true; summary: string }
    | { widget: "list"; fields: Widget[]; label_singular: string; collapsed: "auto"; root?: true }
    | { widget: "list"; field: Widget; label_singular: string }
  );

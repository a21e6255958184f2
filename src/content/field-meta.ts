/** Describes fields of content: their types, and sentences for editors. */

/** Types of values, beyond TypeScript's, for the checks and the compiler. */
export type ValueType = "line" | "inline" | "prose" | "route" | "picture" | "id" | "day" | "verbatim" | "data";

/** A noun phrase that completes "add title: ..." and "write ...". The check is in English. */
export interface Sentence {
  en: string;
  de: string;
}

/** Hyphenation of long words: in narrow columns, or in headings. */
export type Hyphenate = "column" | "heading";

export interface FieldMeta {
  type: ValueType;
  sentence: Sentence;
  /** The form's name for the pages of a kind, or for a file of the site. */
  plural?: Sentence;
  /** Requires equal values in all languages of a page (a date, a code). */
  shared?: boolean;
  /** The file of `content/site` that declares the allowed names. */
  namedIn?: string;
  hyphenate?: Hyphenate | undefined;
  /** Each language has a picture of its own. */
  perLanguage?: boolean;
}

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- zod's own way to type what `meta` takes
  interface GlobalMeta extends Partial<FieldMeta> {}
}

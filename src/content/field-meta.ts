/** What every field of content says of itself: its type, and the sentences that editors read. */

/** What a value is, beyond its type in TypeScript. Walked by the checks and the compiler. */
export type ValueType = "line" | "inline" | "prose" | "route" | "picture" | "id" | "day" | "verbatim" | "data";

/** What belongs in a field, as a noun phrase that completes "add title: ..." and "write ...". The check is English. */
export interface Sentence {
  en: string;
  de: string;
}

/** Where long words part: in a column of a table or a place as narrow, or in German set as large as a heading. */
export type Hyphenate = "column" | "heading";

export interface FieldMeta {
  type: ValueType;
  sentence: Sentence;
  /** What the form calls all pages of a kind, or a file of the site. */
  plural?: Sentence;
  /** A fact that may not differ between the languages of a page (a date, a code). */
  shared?: boolean;
  /** The file under `content/site` whose names it is one of. */
  namedIn?: string;
  hyphenate?: Hyphenate | undefined;
  /** A picture of which each language has its own. */
  perLanguage?: boolean;
}

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- zod's own way to type what `meta` takes
  interface GlobalMeta extends Partial<FieldMeta> {}
}

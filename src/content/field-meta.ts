/** What every field of content says of itself: its nature, and the sentences that editors read. */

/** What a value is, beyond its type. Walked by the checks and the compiler. */
export type Nature = "line" | "inline" | "prose" | "route" | "picture" | "id" | "day" | "verbatim" | "data";

export interface FieldMeta {
  nature: Nature;
  /** What belongs here, as a noun phrase: it completes "add title: ..." and "write ...". */
  sentence: string;
  /** The same in German, for the form: the check speaks English. */
  german: string;
  /** A fact that may not differ between the languages of a page (a date, a code). */
  same?: boolean;
  /** The file under `content/site` whose names it is one of. */
  namedIn?: string;
  /** Stands where there is little room: its words may part. */
  narrow?: boolean;
  /** Is set large: long German words may part. */
  large?: boolean;
  /** A picture of which each language has its own. */
  perLanguage?: boolean;
}

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- zod's own way to type what `meta` takes
  interface GlobalMeta extends Partial<FieldMeta> {}
}

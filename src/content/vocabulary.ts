/**
 * The vocabulary that fields of content are declared with. Every field carries the sentence that an editor reads when
 * it is wrong, and its nature, which tells the checks and the compiler what the value is (a link, markdown, a picture).
 * TypeScript types derive from the declarations (`z.infer`).
 */
import { z } from "zod";

/** What a value is, beyond its type. Walked by the checks and the compiler. */
export type Nature = "line" | "inline" | "prose" | "route" | "picture" | "id" | "day" | "verbatim" | "data";

export interface FieldMeta {
  nature: Nature;
  /** What belongs here, as a noun phrase: it completes "add title: ..." and "write ...". */
  sentence: string;
  /** A fact that may not differ between the languages of a page (a date, a code). */
  same?: boolean;
  /** The file under `content/site` whose names it is one of. */
  namedIn?: string;
  /** Stands where there is little room: its words may part. */
  narrow?: boolean;
}

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- zod's own way to type what `meta` takes
  interface GlobalMeta extends Partial<FieldMeta> {}
}

const same = { same: true } as const;

/** One line of plain text: no markdown, no line break. Length in characters. */
export function line(min: number, max: number, sentence: string) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S.*\S$|^\S$/u)
    .meta({ nature: "line", sentence: `${sentence} (${min} to ${max} characters, one line)` });
}

/** One paragraph with inline markdown (links, emphasis). The compiler turns it into HTML. */
export function inline(sentence: string) {
  return z
    .string()
    .min(2)
    .meta({ nature: "inline", sentence: `${sentence} (one paragraph, links and *emphasis* allowed)` });
}

/** @returns the same field, shown where there is little room, such as a column of a table */
export function narrow<T extends z.ZodType>(field: T): T {
  return field.meta({ ...field.meta(), narrow: true });
}

/** Paragraphs, lists and tables in markdown. The compiler turns it into HTML. */
export function prose(sentence: string) {
  return z
    .string()
    .min(2)
    .meta({ nature: "prose", sentence: `${sentence} (markdown)` });
}

/** A calendar day that exists, `YYYY-MM-DD`, in Europe/Berlin. */
export function day(sentence: string) {
  return z.iso.date().meta({ nature: "day", sentence: `${sentence}, a day that exists, written 2026-11-03`, ...same });
}

/** One of a few words, the same in every language. */
export function choice<T extends string>(words: readonly T[], sentence: string) {
  return z
    .enum<readonly T[]>(words)
    .meta({ nature: "data", sentence: `${sentence}: one of ${words.join(", ")}`, ...same });
}

/** The route of a page of this site, without language: `/services/it-consulting/`. It must exist. */
export function route(sentence: string) {
  return z
    .string()
    .regex(/^\/(?:[\w.-]+\/)*$/u)
    .meta({ nature: "route", sentence: `${sentence}, the route of a page, written /services/it-consulting/`, ...same });
}

/** The name of a part of the page, the same in both languages: part of the address after `#`. */
export function id() {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u)
    .meta({ nature: "id", sentence: "the part's name in the address, lower-case ASCII such as how-it-goes", ...same });
}

/** true or false. */
export function flag(sentence: string) {
  return z.boolean().meta({ nature: "data", sentence: `${sentence}: true or false`, ...same });
}

/** A whole number of at least `min`. */
export function count(min: number, sentence: string) {
  return z
    .int()
    .min(min)
    .meta({ nature: "data", sentence: `${sentence}, a whole number from ${min}`, ...same });
}

/** A number from 0, with decimals where it needs them: written with a point, shown as the language writes it. */
export function amount(sentence: string) {
  return z
    .number()
    .min(0)
    .meta({ nature: "data", sentence: `${sentence}, a number from 0 such as 12.5`, ...same });
}

/** Lines that are shown exactly as they are written: no typesetting, no markdown, no facts filled in. */
export function verbatim(max: number, sentence: string) {
  return z
    .string()
    .min(2)
    .max(max)
    .meta({ nature: "verbatim", sentence: `${sentence} (${max} characters at most, after "|")` });
}

/** The letter of one of the lines (decisions: The agency). */
export function lineLetter() {
  const letter = choice(["A", "B", "C", "D", "E"], "the letter of the line");
  return letter.meta({ ...letter.meta(), namedIn: "lines" });
}

/** The code of a product, project or vacancy: a line's letter and a number, given once and for ever. */
export function code() {
  return z
    .string()
    .regex(/^[A-E][1-9]\d?$/u)
    .meta({ nature: "data", sentence: "the code, a line's letter and a number such as A7", ...same });
}

/** A picture beside the page's file, with its text alternative or the word that it is decorative. */
export function picture(sentence: string) {
  return z
    .strictObject({
      file: z
        .string()
        .regex(/^[\w./-]+\.(?:svg|png|jpe?g|webp|avif|tiff?)$/iu)
        .meta({
          nature: "data",
          sentence: "the picture's file name, beside this page, ending in svg, png, jpg, webp, avif or tiff",
          ...same,
        }),
      alt: line(4, 160, "what the picture shows, for people who do not see it").optional(),
      decorative: flag("whether the picture says nothing that the text does not say").optional(),
      caption: line(10, 160, "a sentence under the picture that adds something to it").optional(),
      focus: focus().optional(),
    })
    .meta({ nature: "picture", sentence });
}

/** The edges of a part of a picture, in per cent of its width and height. */
function focus() {
  const edge = z
    .number()
    .min(0)
    .max(100)
    .meta({ nature: "data", sentence: "per cent of the picture, from 0 to 100", ...same });
  return z
    .array(edge)
    .length(4)
    .refine(([left = 0, top = 0, right = 100, bottom = 100]) => left < right && top < bottom, {
      message: "has no area",
      params: { remedy: "write [left, top, right, bottom], left below right and top below bottom" },
    })
    .meta({
      nature: "data",
      sentence:
        "the part of the picture that stays in view where it is cropped: its edges [left, top, right, bottom] in per cent, such as [20, 0, 60, 100]",
    });
}

/** A list of `min` to `max` entries. */
export function list<T extends z.ZodType>(item: T, min: number, max: number, sentence: string) {
  return z
    .array(item)
    .min(min)
    .max(max)
    .meta({ nature: "data", sentence: `${sentence}, a list of ${min} to ${max}` });
}

/** A group of fields. Fields that it does not know are mistakes. */
export function group<T extends z.ZodRawShape>(shape: T, sentence: string) {
  return z.strictObject(shape).meta({ nature: "data", sentence });
}

/**
 * The vocabulary that fields of content are declared with. Every field carries the sentence that an editor reads when
 * it is wrong, and its type, which tells the checks and the compiler what the value is (a link, markdown, a picture).
 * TypeScript types derive from the declarations (`z.infer`).
 */
import { z } from "zod";
import type { FieldMeta, Hyphenate, Sentence } from "./field-meta";

/** The least and the most. */
export type Range = readonly [min: number, max: number];

/** One line of plain text: no markdown, no line break. Length in characters. */
export function line({ length: [min, max], hyphenate, en, de }: Sentence & { length: Range; hyphenate?: Hyphenate }) {
  const sentence = {
    en: `${en} (${min} to ${max} characters, one line)`,
    de: `${de} (${min} bis ${max} Zeichen, eine Zeile)`,
  };
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S[^\n]*\S$|^\S$/u)
    .meta({ type: "line", sentence, hyphenate });
}

/** The heading of a section. */
export function heading() {
  return line({
    length: [2, 60],
    en: "the section's heading",
    de: "die Überschrift des Abschnitts",
    hyphenate: "heading",
  });
}

/** One paragraph with inline markdown (links, emphasis). The compiler turns it into HTML. */
export function inline({ en, de, hyphenate }: Sentence & { hyphenate?: "column" }) {
  const sentence = {
    en: `${en} (one paragraph, links and *emphasis* allowed)`,
    de: `${de} (ein Absatz; Links und *Betonung* sind möglich)`,
  };
  return z.string().min(2).meta({ type: "inline", sentence, hyphenate });
}

/** Paragraphs, lists and tables in markdown. The compiler turns it into HTML. */
export function prose({ en, de }: Sentence) {
  return z
    .string()
    .min(2)
    .meta({ type: "prose", sentence: { en: `${en} (markdown)`, de: `${de} (Markdown)` } });
}

/** A calendar day that exists, `YYYY-MM-DD`, in Europe/Berlin. */
export function day({ en, de }: Sentence) {
  const sentence = {
    en: `${en}, a day that exists, written 2026-11-03`,
    de: `${de}, ein Tag, den es gibt, in der Form 2026-11-03`,
  };
  return z.iso.date().meta({ type: "day", sentence, shared: true });
}

/** One of a few words, the same in every language. */
export function choice<const T extends string>(words: readonly T[], { en, de }: Sentence) {
  const all = words.join(", ");
  const sentence = { en: `${en}: one of ${all}`, de: `${de}: eines von ${all}` };
  return z.enum<readonly T[]>(words).meta({ type: "data", sentence, shared: true });
}

/** Text that matches a regular expression. */
export function pattern(regex: RegExp, { en, de, ...more }: Sentence & Partial<Omit<FieldMeta, "sentence">>) {
  return z
    .string()
    .regex(regex)
    .meta({ type: "data", sentence: { en, de }, ...more });
}

/** The route of a page of this site, without language: `/services/it-consulting/`. It must exist. */
export function route({ en, de }: Sentence) {
  return pattern(/^\/(?:[\w.-]+\/)*$/u, {
    type: "route",
    en: `${en}, the route of a page, written /services/it-consulting/`,
    de: `${de}, die Adresse einer Seite ohne Sprache, in der Form /services/it-consulting/`,
    shared: true,
  });
}

/** What names a part of a page, an answer, a key: the same in every language. Each object of JavaScript has a constructor. */
export const NAME = /^(?!constructor$)[a-z][a-z0-9-]*$/u;

/** The name of a part of the page, the same in both languages: part of the address after `#`. */
export function id() {
  return pattern(NAME, {
    type: "id",
    en: "the part's name in the address, lower-case ASCII such as how-it-goes",
    de: "der Name des Abschnitts in der Adresse, in kleinen Buchstaben ohne Umlaute, etwa how-it-goes",
    shared: true,
  });
}

/** What names an entry within a section: the same in both languages. @param such an example of one */
export function key({ such, en, de }: Sentence & { such: string }) {
  return pattern(NAME, {
    en: `${en}, lower-case ASCII such as ${such}`,
    de: `${de}, in kleinen Buchstaben ohne Umlaute, etwa ${such}`,
    shared: true,
  });
}

/** true or false. */
export function flag({ en, de }: Sentence) {
  const sentence = { en: `${en}: true or false`, de: `${de}: ja oder nein` };
  return z.boolean().meta({ type: "data", sentence, shared: true });
}

/** A whole number of at least `min`. */
export function count({ min = 1, en, de }: Sentence & { min?: number }) {
  const sentence = { en: `${en}, a whole number from ${min}`, de: `${de}, eine ganze Zahl ab ${min}` };
  return z.int().min(min).meta({ type: "data", sentence, shared: true });
}

/** A number from 0, with decimals where it needs them: written with a point, shown as the language writes it. */
export function amount({ en, de }: Sentence) {
  const sentence = { en: `${en}, a number from 0 such as 12.5`, de: `${de}, eine Zahl ab 0, etwa 12.5` };
  return z.number().min(0).meta({ type: "data", sentence, shared: true });
}

/** Lines that are shown exactly as they are written: no typesetting, no markdown, no facts filled in. */
export function verbatim({ max, en, de }: Sentence & { max: number }) {
  const sentence = {
    en: `${en} (${max} characters at most, after "|")`,
    de: `${de} (höchstens ${max} Zeichen, in der Datei nach „|“)`,
  };
  return z.string().min(2).max(max).meta({ type: "verbatim", sentence });
}

/**
 * @param context of a `superRefine`
 * @returns a function that tells an editor's mistake, with its place in the value and how to mend it
 */
export const tell = (context: z.RefinementCtx) => (path: PropertyKey[], message: string, remedy: string) =>
  context.addIssue({ code: "custom", path, message, params: { remedy } });

/** A list of entries. @param count how many at least, and at most */
export function list<T extends z.ZodType>(item: T, { count: [min, max], en, de }: Sentence & { count: Range }) {
  const sentence = { en: `${en}, a list of ${min} to ${max}`, de: `${de}, eine Liste von ${min} bis ${max}` };
  return z.array(item).min(min).max(max).meta({ type: "data", sentence });
}

/**
 * A group of fields. Fields that it does not know are mistakes.
 * @param plural of a kind of page or a file of the site: its name in the form's list
 */
export function group<T extends z.ZodRawShape>({
  fields,
  plural,
  ...sentence
}: Sentence & { plural?: Sentence; fields: T }) {
  return z.strictObject(fields).meta({ type: "data", sentence, ...(plural && { plural }) });
}

/** The fields of a section: its type, its name in the address and its heading, which nearly all have, then its own. */
export const section = <const Type extends string, T extends z.ZodRawShape>(
  type: Type,
  { fields, ...sentence }: Sentence & { fields: T },
) => group({ ...sentence, fields: { type: z.literal(type), id: id(), heading: heading(), ...fields } });

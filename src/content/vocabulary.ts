/** Declares types of fields, each with a sentence for editors, and a type for the checks and the compiler. */
import { z } from "zod";
import type { FieldMeta, Hyphenate, Sentence } from "./field-meta";

/** Inclusive. */
export type Range = readonly [min: number, max: number];

/** The form of a sentence without a full stop. */
export const WITHOUT_FULL_STOP = /^\S(?:[^\n]*[^\s.])?$/u;

interface Line extends Sentence {
  /** In characters. */
  length: Range;
  /** The form that the sentence describes. */
  form?: RegExp;
  hyphenate?: Hyphenate;
}

/** Declares one line of plain text, without markdown. */
export function line({ length: [min, max], form = /^\S[^\n]*\S$|^\S$/u, hyphenate, en, de }: Line) {
  const sentence = {
    en: `${en} (${min} to ${max} characters, one line)`,
    de: `${de} (${min} bis ${max} Zeichen, eine Zeile)`,
  };
  return z.string().min(min).max(max).regex(form).meta({ type: "line", sentence, hyphenate });
}

export function heading() {
  return line({
    length: [2, 60],
    en: "the section's heading",
    de: "die Überschrift des Abschnitts",
    hyphenate: "heading",
  });
}

/** Declares one paragraph with inline markdown (links, emphasis), compiled to HTML. */
export function inline({ en, de, hyphenate }: Sentence & { hyphenate?: "column" }) {
  const sentence = {
    en: `${en} (one paragraph, links and *emphasis* allowed)`,
    de: `${de} (ein Absatz; Links und *Betonung* sind möglich)`,
  };
  return z.string().min(2).meta({ type: "inline", sentence, hyphenate });
}

/** Declares paragraphs, lists and tables in markdown, compiled to HTML. */
export function prose({ en, de }: Sentence) {
  return z
    .string()
    .min(2)
    .meta({ type: "prose", sentence: { en: `${en} (markdown)`, de: `${de} (Markdown)` } });
}

/** Declares an existing calendar day, `YYYY-MM-DD`, in Europe/Berlin. */
export function day({ en, de }: Sentence) {
  const sentence = {
    en: `${en}, a day that exists, written 2026-11-03`,
    de: `${de}, ein Tag, den es gibt, in der Form 2026-11-03`,
  };
  return z.iso.date().meta({ type: "day", sentence, shared: true });
}

/** Declares one of several words, equal in all languages. */
export function choice<const T extends string>(words: readonly T[], { en, de }: Sentence) {
  const all = words.join(", ");
  const sentence = { en: `${en}: one of ${all}`, de: `${de}: eines von ${all}` };
  return z.enum<readonly T[]>(words).meta({ type: "data", sentence, shared: true });
}

export function pattern(regex: RegExp, { en, de, ...more }: Sentence & Partial<Omit<FieldMeta, "sentence">>) {
  return z
    .string()
    .regex(regex)
    .meta({ type: "data", sentence: { en, de }, ...more });
}

/** Declares the route of an existing page, without language: `/services/it-consulting/`. */
export function route({ en, de }: Sentence) {
  return pattern(/^\/(?:[\w.-]+\/)*$/u, {
    type: "route",
    en: `${en}, the route of a page, written /services/it-consulting/`,
    de: `${de}, die Adresse einer Seite ohne Sprache, in der Form /services/it-consulting/`,
    shared: true,
  });
}

/** Names of ids, options and keys. `constructor` is a property of every JavaScript object. */
export const NAME_PATTERN = /^(?!constructor$)[a-z][a-z0-9-]*$/u;

/** Declares an id, the fragment of a URL, equal in all languages. */
export function id() {
  return pattern(NAME_PATTERN, {
    type: "id",
    en: "the part's name in the address, lower-case ASCII such as how-it-goes",
    de: "der Name des Abschnitts in der Adresse, in kleinen Buchstaben ohne Umlaute, etwa how-it-goes",
    shared: true,
  });
}

/** Declares the key of an entry within a section, equal in all languages. @param such an example */
export function key({ such, en, de }: Sentence & { such: string }) {
  return pattern(NAME_PATTERN, {
    en: `${en}, lower-case ASCII such as ${such}`,
    de: `${de}, in kleinen Buchstaben ohne Umlaute, etwa ${such}`,
    shared: true,
  });
}

export function flag({ en, de }: Sentence) {
  const sentence = { en: `${en}: true or false`, de: `${de}: ja oder nein` };
  return z.boolean().meta({ type: "data", sentence, shared: true });
}

export function count({ min = 1, en, de }: Sentence & { min?: number }) {
  const sentence = { en: `${en}, a whole number from ${min}`, de: `${de}, eine ganze Zahl ab ${min}` };
  return z.int().min(min).meta({ type: "data", sentence, shared: true });
}

/** Declares a number of at least 0, written with a decimal point, shown in the language's format. */
export function amount({ en, de }: Sentence) {
  const sentence = { en: `${en}, a number from 0 such as 12.5`, de: `${de}, eine Zahl ab 0, etwa 12.5` };
  return z.number().min(0).meta({ type: "data", sentence, shared: true });
}

/** Declares lines that are shown as typed: without typesetting, markdown or placeholders. */
export function verbatim({ max, en, de }: Sentence & { max: number }) {
  const sentence = {
    en: `${en} (${max} characters at most, after "|")`,
    de: `${de} (höchstens ${max} Zeichen, in der Datei nach „|“)`,
  };
  return z.string().min(2).max(max).meta({ type: "verbatim", sentence });
}

/** Reports a mistake in a `superRefine`, with its path and remedy. */
export const addIssue = (context: z.RefinementCtx) => (path: PropertyKey[], message: string, remedy: string) =>
  context.addIssue({ code: "custom", path, message, params: { remedy } });

/** Declares a list. @param count minimum and maximum of entries */
export function list<T extends z.ZodType>(item: T, { count: [min, max], en, de }: Sentence & { count: Range }) {
  const sentence = { en: `${en}, a list of ${min} to ${max}`, de: `${de}, eine Liste von ${min} bis ${max}` };
  return z.array(item).min(min).max(max).meta({ type: "data", sentence });
}

/** Declares a list of paragraphs. @param en what each of them says */
export const inlineList = ({ count, ...sentence }: Sentence & { count: Range }) =>
  list(inline(sentence), { count, ...sentence });

/** Declares a group of fields. Unknown fields are mistakes. @param plural the name in the form's list */
export function group<T extends z.ZodRawShape>({
  fields,
  plural,
  ...sentence
}: Sentence & { plural?: Sentence; fields: T }) {
  return z.strictObject(fields).meta({ type: "data", sentence, ...(plural && { plural }) });
}

/** Declares a section: its type, its id, its heading, a paragraph, then fields of its own. */
export const section = <const Type extends string, T extends z.ZodRawShape>(
  type: Type,
  { fields, ...sentence }: Sentence & { fields: T },
) =>
  group({
    ...sentence,
    fields: { type: z.literal(type), id: id(), heading: heading(), text: introduction(), ...fields },
  });

const introduction = () =>
  inline({ en: "a paragraph below the heading", de: "ein Absatz unter der Überschrift" }).optional();

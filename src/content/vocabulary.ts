/**
 * The vocabulary that fields of content are declared with. Every field carries the sentence that an editor reads when
 * it is wrong, and its nature, which tells the checks and the compiler what the value is (a link, markdown, a picture).
 * TypeScript types derive from the declarations (`z.infer`).
 */
import { z } from "zod";

/** What stands in the declaration of a fact that may not differ between languages. */
export const same = { same: true } as const;

/** One line of plain text: no markdown, no line break. Length in characters. */
export function line(min: number, max: number, sentence: string, german: string) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S.*\S$|^\S$/u)
    .meta({
      nature: "line",
      sentence: `${sentence} (${min} to ${max} characters, one line)`,
      german: `${german} (${min} bis ${max} Zeichen, eine Zeile)`,
    });
}

/** One paragraph with inline markdown (links, emphasis). The compiler turns it into HTML. */
export function inline(sentence: string, german: string) {
  return z
    .string()
    .min(2)
    .meta({
      nature: "inline",
      sentence: `${sentence} (one paragraph, links and *emphasis* allowed)`,
      german: `${german} (ein Absatz; Links und *Betonung* sind möglich)`,
    });
}

/** @returns the same field, shown where there is little room, such as a column of a table */
export function narrow<T extends z.ZodType>(field: T): T {
  return field.meta({ ...field.meta(), narrow: true });
}

/** @returns the same field, set as large as a heading */
export function large<T extends z.ZodType>(field: T): T {
  return field.meta({ ...field.meta(), large: true });
}

/** Paragraphs, lists and tables in markdown. The compiler turns it into HTML. */
export function prose(sentence: string, german: string) {
  return z
    .string()
    .min(2)
    .meta({ nature: "prose", sentence: `${sentence} (markdown)`, german: `${german} (Markdown)` });
}

/** A calendar day that exists, `YYYY-MM-DD`, in Europe/Berlin. */
export function day(sentence: string, german: string) {
  return z.iso.date().meta({
    nature: "day",
    sentence: `${sentence}, a day that exists, written 2026-11-03`,
    german: `${german}, ein Tag, den es gibt, in der Form 2026-11-03`,
    ...same,
  });
}

/** One of a few words, the same in every language. */
export function choice<T extends string>(words: readonly T[], sentence: string, german: string) {
  return z.enum<readonly T[]>(words).meta({
    nature: "data",
    sentence: `${sentence}: one of ${words.join(", ")}`,
    german: `${german}: eines von ${words.join(", ")}`,
    ...same,
  });
}

/** The route of a page of this site, without language: `/services/it-consulting/`. It must exist. */
export function route(sentence: string, german: string) {
  return z
    .string()
    .regex(/^\/(?:[\w.-]+\/)*$/u)
    .meta({
      nature: "route",
      sentence: `${sentence}, the route of a page, written /services/it-consulting/`,
      german: `${german}, die Adresse einer Seite ohne Sprache, in der Form /services/it-consulting/`,
      ...same,
    });
}

/** The name of a part of the page, the same in both languages: part of the address after `#`. */
export function id() {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u)
    .meta({
      nature: "id",
      sentence: "the part's name in the address, lower-case ASCII such as how-it-goes",
      german: "der Name des Abschnitts in der Adresse, in kleinen Buchstaben ohne Umlaute, etwa how-it-goes",
      ...same,
    });
}

/** true or false. */
export function flag(sentence: string, german: string) {
  return z
    .boolean()
    .meta({ nature: "data", sentence: `${sentence}: true or false`, german: `${german}: ja oder nein`, ...same });
}

/** A whole number of at least `min`. */
export function count(min: number, sentence: string, german: string) {
  return z
    .int()
    .min(min)
    .meta({
      nature: "data",
      sentence: `${sentence}, a whole number from ${min}`,
      german: `${german}, eine ganze Zahl ab ${min}`,
      ...same,
    });
}

/** A number from 0, with decimals where it needs them: written with a point, shown as the language writes it. */
export function amount(sentence: string, german: string) {
  return z
    .number()
    .min(0)
    .meta({
      nature: "data",
      sentence: `${sentence}, a number from 0 such as 12.5`,
      german: `${german}, eine Zahl ab 0, etwa 12.5`,
      ...same,
    });
}

/** Lines that are shown exactly as they are written: no typesetting, no markdown, no facts filled in. */
export function verbatim(max: number, sentence: string, german: string) {
  return z
    .string()
    .min(2)
    .max(max)
    .meta({
      nature: "verbatim",
      sentence: `${sentence} (${max} characters at most, after "|")`,
      german: `${german} (höchstens ${max} Zeichen, in der Datei nach „|“)`,
    });
}

/** The letter of one of the lines (decisions: The agency). */
export function lineLetter() {
  const letter = choice(["A", "B", "C", "D", "E"], "the letter of the line", "der Buchstabe der Linie");
  return letter.meta({ ...letter.meta(), namedIn: "lines" });
}

/** The code of a product, project or vacancy: a line's letter and a number, given once and for ever. */
export function code() {
  return z
    .string()
    .regex(/^[A-E][1-9]\d?$/u)
    .meta({
      nature: "data",
      sentence: "the code, a line's letter and a number such as A7",
      german: "die Nummer: der Buchstabe einer Linie und eine Zahl, etwa A7",
      ...same,
    });
}

/** A list of `min` to `max` entries. */
export function list<T extends z.ZodType>(item: T, min: number, max: number, sentence: string, german: string) {
  return z
    .array(item)
    .min(min)
    .max(max)
    .meta({
      nature: "data",
      sentence: `${sentence}, a list of ${min} to ${max}`,
      german: `${german}, eine Liste von ${min} bis ${max}`,
    });
}

/** A group of fields. Fields that it does not know are mistakes. */
export function group<T extends z.ZodRawShape>(shape: T, sentence: string, german: string) {
  return z.strictObject(shape).meta({ nature: "data", sentence, german });
}

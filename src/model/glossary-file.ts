/** Declares `content/site/glossary.yml`: words that texts avoid, and words that are rationed (docs/glossary.md). */
import type { z } from "zod";
import { inEveryLanguage } from "../i18n/languages";
import type { Sentence } from "../content/field-meta";
import { count, group, line, list } from "../content/vocabulary";

const phrases = ({ max, en, de }: Sentence & { max: number }) =>
  list(
    line({
      length: [2, 60],
      en: "a word or phrase as texts write it",
      de: "ein Wort oder eine Wendung, wie sie im Text steht",
    }),
    { count: [1, max], en, de },
  );

const avoided = group({
  en: "an entry with avoid, write and, where needed, why and unless",
  de: "ein Eintrag mit avoid, write und, wo nötig, why und unless",
  fields: {
    avoid: phrases({
      max: 20,
      en: "what is not written, in every form it takes",
      de: "was nicht geschrieben wird, in jeder Form, die es annimmt",
    }),
    write: line({ length: [2, 80], en: "what is written in its place", de: "was stattdessen geschrieben wird" }),
    why: line({
      length: [10, 160],
      en: "why, for those who translate",
      de: "warum, für alle, die übersetzen",
    }).optional(),
    unless: phrases({
      max: 20,
      en: "longer phrases in which it may stand",
      de: "längere Wendungen, in denen es stehen darf",
    }).optional(),
  },
});

const seldom = group({
  en: "an entry with words and pages",
  de: "ein Eintrag mit words und pages",
  fields: {
    words: phrases({ max: 10, en: "words that mean the same", de: "Wörter, die dasselbe bedeuten" }),
    pages: count({ en: "on how many pages they may stand", de: "auf wie vielen Seiten sie stehen dürfen" }),
    why: line({ length: [10, 160], en: "why they are rationed", de: "warum sie selten bleiben sollen" }).optional(),
  },
});

const words = group({
  en: "the words of a language",
  de: "die Wörter einer Sprache",
  fields: {
    avoid: list(avoided, { count: [0, 200], en: "what is not written", de: "was nicht geschrieben wird" }).optional(),
    seldom: list(seldom, {
      count: [0, 20],
      en: "what is written on a few pages only",
      de: "was nur auf wenigen Seiten geschrieben wird",
    }).optional(),
  },
}).optional();

export const glossary = group({
  en: "the glossary, by language",
  de: "das Glossar, nach Sprachen",
  plural: { en: "Glossary", de: "Glossar" },
  fields: inEveryLanguage(() => words),
});

export type Glossary = z.infer<typeof glossary>;
export type Avoided = z.infer<typeof avoided>;
export type Seldom = z.infer<typeof seldom>;

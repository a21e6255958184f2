/** `content/site/glossary.yml`: the words that the firm's texts do not use, and those that they use sparingly (docs/glossary.md). */
import type { z } from "zod";
import { inEveryLanguage } from "../i18n/languages";
import { count, group, line, list } from "./vocabulary";

const phrases = (max: number, sentence: string, german: string) =>
  list(
    line(2, 60, "a word or phrase as it stands in a text", "ein Wort oder eine Wendung, wie sie im Text steht"),
    1,
    max,
    sentence,
    german,
  );

const avoided = group(
  {
    avoid: phrases(
      20,
      "what is not written, in every form it takes",
      "was nicht geschrieben wird, in jeder Form, die es annimmt",
    ),
    write: line(2, 80, "what is written in its place", "was stattdessen geschrieben wird"),
    why: line(10, 160, "why, for those who translate", "warum, für alle, die übersetzen").optional(),
    unless: phrases(
      20,
      "longer phrases in which it may stand",
      "längere Wendungen, in denen es stehen darf",
    ).optional(),
  },
  "an entry with avoid, write and, where needed, why and unless",
  "ein Eintrag mit avoid, write und, wo nötig, why und unless",
);

const seldom = group(
  {
    words: phrases(10, "words that mean the same", "Wörter, die dasselbe bedeuten"),
    pages: count(1, "on how many pages they may stand", "auf wie vielen Seiten sie stehen dürfen"),
    why: line(10, 160, "why they are rationed", "warum sie selten bleiben sollen").optional(),
  },
  "an entry with words and pages",
  "ein Eintrag mit words und pages",
);

const words = group(
  {
    avoid: list(avoided, 0, 200, "what is not written", "was nicht geschrieben wird").optional(),
    seldom: list(
      seldom,
      0,
      20,
      "what is written on a few pages only",
      "was nur auf wenigen Seiten geschrieben wird",
    ).optional(),
  },
  "the words of a language",
  "die Wörter einer Sprache",
).optional();

export const glossary = group(
  inEveryLanguage(() => words),
  "the glossary, by language",
  "das Glossar, nach Sprachen",
);

export type Glossary = z.infer<typeof glossary>;
/** A word or phrase that has a better one. */
export type Avoided = z.infer<typeof avoided>;
/** Words that are enough on a few pages. */
export type Seldom = z.infer<typeof seldom>;

/** `content/site/glossary.yml`: the words that the firm's texts do not use, and those that they use sparingly (docs/glossary.md). */
import type { z } from "zod";
import { inEveryLanguage } from "../languages/languages";
import { count, group, line, list } from "./vocabulary";

const phrases = (max: number, sentence: string) =>
  list(line(2, 60, "a word or phrase as it stands in a text"), 1, max, sentence);

const avoided = group(
  {
    avoid: phrases(20, "what is not written, in every form it takes"),
    write: line(2, 80, "what is written in its place"),
    why: line(10, 160, "why, for those who translate").optional(),
    unless: phrases(20, "longer phrases in which it may stand").optional(),
  },
  "an entry with avoid, write and, where needed, why and unless",
);

const seldom = group(
  {
    words: phrases(10, "words that mean the same"),
    pages: count(1, "on how many pages they may stand"),
    why: line(10, 160, "why they are rationed").optional(),
  },
  "an entry with words and pages",
);

const words = group(
  {
    avoid: list(avoided, 0, 200, "what is not written").optional(),
    seldom: list(seldom, 0, 20, "what is written on a few pages only").optional(),
  },
  "the words of a language",
).optional();

export const glossary = group(
  inEveryLanguage(() => words),
  "the glossary, by language",
);

export type Glossary = z.infer<typeof glossary>;
/** A word or phrase that has a better one. */
export type Avoided = z.infer<typeof avoided>;
/** Words that are enough on a few pages. */
export type Seldom = z.infer<typeof seldom>;

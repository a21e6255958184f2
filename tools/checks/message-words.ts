import { parse } from "yaml";
import type { Glossary } from "../../src/content/glossary";
import { phrasesIn } from "../../src/content/phrases";
import { isLanguage } from "../../src/i18n/languages";

/**
 * @param files the JSON text of each language's messages, by language
 * @param glossary the text of `content/site/glossary.yml`, which the content check has checked; empty where there is none
 * @returns a line for every message that says what the glossary avoids: `locales/en.json:12 id - what is wrong - how to mend it`
 */
export function findMessageWords(files: Readonly<Record<string, string>>, glossary: string): string[] {
  const words = (parse(glossary) ?? {}) as Glossary;
  return Object.entries(files).flatMap(([language, json]) => {
    const avoid = isLanguage(language) ? (words[language]?.avoid ?? []) : [];
    return Object.entries(JSON.parse(json) as Record<string, string>).flatMap(([id, message]) =>
      avoid.flatMap(({ avoid: phrases, write, unless }) =>
        phrasesIn(message, phrases, unless).map(
          (found) =>
            `${placeOf(language, json, id)} - says "${found.words}" - write ${write} (content/site/glossary.yml)`,
        ),
      ),
    );
  });
}

/** The files have a message per line (the check of their order keeps them so). */
function placeOf(language: string, json: string, id: string): string {
  const line = json.split("\n").findIndex((each) => each.includes(`"${id}":`)) + 1;
  return `locales/${language}.json:${line} ${id}`;
}

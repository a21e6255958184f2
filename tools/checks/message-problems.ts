import { parse } from "yaml";
import type { Glossary } from "../../src/model/glossary-file";
import { invisibleCharacters } from "../../src/content/check/invisible-characters";
import { phrasesIn } from "../../src/content/check/phrases";
import type { Language } from "../../src/i18n/languages";

/**
 * Finds in one language's messages what `formatjs verify`, which compares the languages, does not look for.
 * @param json the text of the language's file, a message per line
 * @param glossary the text of `content/site/glossary.yml`; empty where there is none
 * @param sources the program's texts: a message counts as used where its id, or the beginning of it in a template
 * literal, occurs in one of them
 * @returns a line for every mistake: `locales/en.json:12 id - what is wrong - how to correct it`
 */
export function findMessageProblems(
  language: Language,
  json: string,
  glossary: string,
  sources: readonly string[],
): string[] {
  const { [language]: words } = (parse(glossary) ?? {}) as Glossary;
  const isUsed = usedIds(sources);
  return Object.entries(JSON.parse(json) as Record<string, string>).flatMap(([id, message]) => {
    const line = json.split("\n").findIndex((each) => each.includes(`"${id}":`)) + 1;
    const avoided = (words?.avoid ?? []).flatMap(({ avoid, write, unless }) =>
      phrasesIn(message, avoid, unless).map(
        (found) => `says "${found.words}" - write ${write} (content/site/glossary.yml)`,
      ),
    );
    return [
      ...(isUsed(id) ? [] : ["is used nowhere - remove it"]),
      ...invisibleCharacters(message).map(({ name }) => `holds ${name} - delete it`),
      ...avoided,
    ].map((problem) => `locales/${language}.json:${line} ${id} - ${problem}`);
  });
}

function usedIds(sources: readonly string[]): (id: string) => boolean {
  const all = sources.join("\n");
  const beginnings = [...all.matchAll(/`([a-z][a-zA-Z-]*\.)\$\{/gu)].map(([, beginning = ""]) => beginning);
  return (id) => all.includes(`"${id}"`) || beginnings.some((beginning) => id.startsWith(beginning));
}

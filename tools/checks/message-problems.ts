import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Glossary } from "../../src/model/glossary-file";
import { findPhrases } from "../../src/content/check/phrases";
import { listFiles } from "../../src/content/list-files";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { findValueProblems, readCalls } from "./message-values";

const GLOSSARY = "content/site/glossary.yml";

/**
 * Finds problems of the messages of a project.
 * @param changed new texts of files, by path from the root
 */
export function findAllMessageProblems(root: string, changed: ReadonlyMap<string, unknown> = new Map()): string[] {
  const read = (file: string) => String(changed.get(file) ?? readFileSync(path.join(root, file), "utf8"));
  const sources = ["src", "gatsby"]
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map(read);
  const glossary = existsSync(path.join(root, GLOSSARY)) ? read(GLOSSARY) : "";
  return LANGUAGES.flatMap((language) =>
    findMessageProblems(language, read(`locales/${language}.json`), glossary, sources),
  );
}

/**
 * Finds unused messages, wrong values and avoided words in the messages of one language.
 * @param json the language's file, with a message per line
 * @param glossary the text of `content/site/glossary.yml`, or ""
 * @param sources the texts of all source files. A message is in use if one of them contains its id, or the beginning of its
 *   id in a template literal.
 * @returns a line for every mistake: `locales/en.json:12 id - problem - remedy`
 */
export function findMessageProblems(
  language: Language,
  json: string,
  glossary: string,
  sources: readonly string[],
): string[] {
  const { [language]: words } = (parse(glossary) ?? {}) as Glossary;
  const isUsed = usedIds(sources);
  const messages = JSON.parse(json) as Record<string, string>;
  const calls = readCalls(sources, new Set(Object.keys(messages)));
  const source = sources.join("\n");
  return Object.entries(messages).flatMap(([id, message]) => {
    const line = json.split("\n").findIndex((each) => each.includes(`"${id}":`)) + 1;
    const avoided = (words?.avoid ?? []).flatMap(({ avoid, write, unless }) =>
      findPhrases(message, avoid, unless).map(
        (found) => `contains "${found.words}" - write ${write} (content/site/glossary.yml)`,
      ),
    );
    return [
      ...(isUsed(id) ? [] : ["is not in use - remove it"]),
      ...findValueProblems(message, calls.get(id) ?? [], source),
      ...avoided,
    ].map((problem) => `locales/${language}.json:${line} ${id} - ${problem}`);
  });
}

function usedIds(sources: readonly string[]): (id: string) => boolean {
  const all = sources.join("\n");
  const beginnings = [...all.matchAll(/`([a-z][a-zA-Z-]*\.)\$\{/gu)].map(([, beginning = ""]) => beginning);
  return (id) => all.includes(`"${id}"`) || beginnings.some((beginning) => id.startsWith(beginning));
}

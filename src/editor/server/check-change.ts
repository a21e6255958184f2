/** What `check:content` and `check:messages` would say of a change, before it is written. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findMessageProblems } from "../../checks/message-problems";
import { findMessageWords } from "../../checks/message-words";
import { filesBelow } from "../../content/find-files";
import { loadContent } from "../../content/load";
import { formatProblem, type Problem } from "../../content/problem";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../languages/languages";
import { model } from "../../model/model";
import { inShadow } from "./shadow";

/**
 * @param changed texts by path from the root
 * @returns every mistake of the changed files, and each elsewhere that the change brings
 */
export function checkChange(root: string, changed: ReadonlyMap<string, string>, today: string): string[] {
  const isMessage = (file: string) => file.startsWith("locales/");
  const content = new Map([...changed].filter(([file]) => !isMessage(file)));
  return [
    ...(content.size > 0 ? contentProblems(root, content, today) : []),
    ...([...changed.keys()].some(isMessage) ? messageProblems(root, changed) : []),
  ];
}

function contentProblems(root: string, changed: ReadonlyMap<string, string>, today: string): string[] {
  const problems = inShadow(root, changed, (shadow) => loadContent(shadow, today, model).problems);
  const isHere = ({ file }: Problem) => changed.has(file);
  const elsewhere = problems.filter((problem) => !isHere(problem));
  const known = new Set(elsewhere.length > 0 ? loadContent(root, today, model).problems.map(formatProblem) : []);
  const brought = elsewhere.map(formatProblem).filter((line) => !known.has(line));
  return [...problems.filter(isHere).map(formatProblem), ...brought];
}

function messageProblems(root: string, changed: ReadonlyMap<string, string>): string[] {
  const read = (file: string) => changed.get(file) ?? readFileSync(path.join(root, file), "utf8");
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, read(`locales/${language}.json`)]));
  const sources = filesBelow(root, "src").filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  const glossary = "content/site/glossary.yml";
  return [
    ...findMessageProblems(
      texts,
      DEFAULT_LANGUAGE,
      sources.map((file) => readFileSync(path.join(root, file), "utf8")),
    ),
    ...findMessageWords(texts, existsSync(path.join(root, glossary)) ? read(glossary) : ""),
  ];
}

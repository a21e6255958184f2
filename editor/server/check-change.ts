/** What `check:content` and `check:messages` would say of a change, before it is written. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findMessageProblems } from "../../tools/checks/message-problems";
import { findMessageWords } from "../../tools/checks/message-words";
import { filesBelow } from "../../src/content/files-below";
import { loadContent } from "../../src/content/load";
import { formatProblem, type Problem } from "../../src/content/problem";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages";
import { model } from "../../src/model/model";
import { leftPictures } from "./pictures";
import type { Changes } from "./sent";
import { inShadow } from "./shadow";

export interface Checked {
  /** Every mistake of the changed files, and each elsewhere that the change brings: the check's own lines. */
  problems: string[];
  /** Pictures that the change leaves without a page, from the root: they go with it. */
  left: string[];
}

export function checkChange(root: string, changed: Changes, today: string): Checked {
  const isMessage = (file: string) => file.startsWith("locales/");
  const content = new Map([...changed].filter(([file]) => !isMessage(file)));
  const { problems, left } = content.size > 0 ? checkContent(root, content, today) : { problems: [], left: [] };
  const messages = [...changed.keys()].some(isMessage) ? messageProblems(root, changed) : [];
  return { problems: [...problems, ...messages], left };
}

function checkContent(root: string, changed: Changes, today: string): Checked {
  const { problems, left } = inShadow(root, changed, (shadow) => {
    const gone = leftPictures(root, shadow, [...changed.keys()]);
    for (const file of gone) rmSync(path.join(shadow, file));
    return { problems: loadContent(shadow, today, model).problems, left: gone };
  });
  const isHere = ({ file }: Problem) => changed.has(file);
  const elsewhere = problems.filter((problem) => !isHere(problem));
  const known = new Set(elsewhere.length > 0 ? loadContent(root, today, model).problems.map(formatProblem) : []);
  const brought = elsewhere.map(formatProblem).filter((line) => !known.has(line));
  return { problems: [...problems.filter(isHere).map(formatProblem), ...brought], left };
}

function messageProblems(root: string, changed: Changes): string[] {
  const read = (file: string) => String(changed.get(file) ?? readFileSync(path.join(root, file), "utf8"));
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, read(`locales/${language}.json`)]));
  const sources = ["src", "gatsby"]
    .flatMap((room) => filesBelow(root, room))
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
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

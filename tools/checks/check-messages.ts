/** `npm run check:messages`: the interface's messages are complete, alike, sorted and used (quality E7), in the firm's words (E10). */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages";
import { findMessageProblems } from "./message-problems";
import { findMessageWords } from "./message-words";

const root = process.cwd();
const texts = Object.fromEntries(
  LANGUAGES.map((language) => [language, readFileSync(path.join(root, "locales", `${language}.json`), "utf8")]),
);
const sources = ["src", "gatsby"]
  .flatMap((room) => filesBelow(root, room))
  .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
  .map((file) => readFileSync(path.join(root, file), "utf8"));

const glossary = path.join(root, "content/site/glossary.yml");
const problems = findMessageProblems(texts, DEFAULT_LANGUAGE, sources);
if (problems.length === 0)
  problems.push(...findMessageWords(texts, existsSync(glossary) ? readFileSync(glossary, "utf8") : ""));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `messages: ${Object.keys(JSON.parse(texts[DEFAULT_LANGUAGE] ?? "{}") as object).length} in ${LANGUAGES.join(", ")}, all used`,
  );

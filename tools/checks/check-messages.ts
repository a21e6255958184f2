/** `npm run check:messages`, after `formatjs verify` has compared the languages (quality E7, E10). */
import { existsSync, readFileSync } from "node:fs";
import { listFiles } from "../../src/content/list-files";
import { LANGUAGES } from "../../src/i18n/languages";
import { findMessageProblems } from "./message-problems";

const GLOSSARY = "content/site/glossary.yml";

const sources = ["src", "gatsby"]
  .flatMap((folder) => listFiles(process.cwd(), folder))
  .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
  .map((file) => readFileSync(file, "utf8"));
const glossary = existsSync(GLOSSARY) ? readFileSync(GLOSSARY, "utf8") : "";

const problems = LANGUAGES.flatMap((language) =>
  findMessageProblems(language, readFileSync(`locales/${language}.json`, "utf8"), glossary, sources),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

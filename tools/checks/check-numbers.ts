/** `npm run check numbers`: a table of every number on a page with its source; fails where a page's languages differ. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildDay } from "../../src/content/clock";
import { readDraft } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { contradictions, numbersOn } from "./numbers";

const TABLE = path.join("node_modules", ".cache", "numbers.tsv");

const { draft } = readDraft(process.cwd(), buildDay(), model, []);
const rows = draft.pages
  .flatMap((page) => numbersOn(draft, page))
  .map(({ value, unit, source, place: { file, line, column } }) =>
    [value, unit, source, `${file}:${line}:${column}`].join("\t"),
  );
mkdirSync(path.dirname(TABLE), { recursive: true });
writeFileSync(TABLE, [["number", "unit", "source", "place"].join("\t"), ...rows, ""].join("\n"));

const problems = contradictions(draft);
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) process.exitCode = 1;
else console.log(`numbers: ${rows.length}, the same in each language; the table is ${TABLE}`);

/** `npm run check:release`: reports remaining sample data and a missing endpoint of the contact form. */
import { readFileSync } from "node:fs";
import { listFiles } from "../../src/content/list-files";
import { formatProblem } from "../../src/content/problem";
import { readCommandLine } from "../command-line.mjs";
import { COMPANY_FILE, findEndpointProblems } from "./endpoint-problem";
import { findSampleData } from "./sample-data";

readCommandLine("npm run check:release - reports sample data and a missing endpoint of the contact form");

const files = listFiles(process.cwd(), "content")
  .filter((file) => /\.(?:md|yml)$/u.test(file))
  .map((file) => ({ path: file, text: readFileSync(file, "utf8") }));

const company = files.find(({ path }) => path === COMPANY_FILE)?.text ?? "";
const problems = [...findSampleData(files), ...findEndpointProblems(company, process.env)];
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`release: ${problems.length} values are still sample data`);
  process.exitCode = 1;
} else {
  console.log("release: no sample data are left");
}

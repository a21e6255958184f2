/** `npm run check:content`: reports every mistake in content, and exits with 1 if there is one (quality E1). */
import path from "node:path";
import { readBuildDay } from "../../src/content/clock";
import { loadContent } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { readCommandLine, requireFile } from "../command-line.mjs";

const started = performance.now();
const USE = "npm run check:content [folder] - reports every mistake in content, by default of this checkout";
const [root = process.cwd()] = readCommandLine(USE, { maxArguments: 1 }).positionals;
requireFile(path.join(root, "content"), "name the folder of a checkout");
const { entries, problems } = loadContent(root, readBuildDay(), model);
const seconds = ((performance.now() - started) / 1000).toFixed(1);

for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in content, found in ${seconds} s`,
  );
  process.exitCode = 1;
} else {
  console.log(`content: ${entries.length} pages without a mistake, read in ${seconds} s`);
}

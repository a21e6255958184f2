/** `npm run check:browsers`: what the source files use is known to the browsers that package.json promises, or has a fallback. */
import { readFileSync } from "node:fs";
import { browserslist } from "../../package.json";
import { sourceProblems } from "./browsers/compare";
import { cssUses } from "./browsers/css-features";
import { EXCEPTIONS } from "./browsers/exceptions";
import { sourceUses } from "./browsers/script-features";
import { sourceFiles } from "./browsers/source-files";
import type { Finding, Use } from "./browsers/use";

const { styles, scripts } = sourceFiles(process.cwd());

const findingsIn = (files: readonly string[], usesOf: (text: string) => Use[]): Finding[] =>
  files.flatMap((file) => usesOf(readFileSync(file, "utf8")).map((use) => ({ ...use, file })));

const problems = sourceProblems([...findingsIn(styles, cssUses), ...findingsIn(scripts, sourceUses)], EXCEPTIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(`browsers: ${styles.length} style sheets and ${scripts.length} scripts for ${browserslist.join(", ")}`);

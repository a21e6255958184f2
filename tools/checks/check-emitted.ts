/** `npm run check:emitted`: the same as `npm run check:browsers`, for the scripts, styles and pages of the built site. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { endingOf } from "../../src/hosting/media-types";
import { builtFiles } from "./browsers/built-files";
import { BUILT, builtProblems } from "./browsers/compare";
import { cssUses } from "./browsers/css-features";
import { EXCEPTIONS } from "./browsers/exceptions";
import { pageUses } from "./browsers/page-features";
import { scriptUses } from "./browsers/script-features";
import type { Use } from "./browsers/use";

if (!existsSync(path.join(BUILT, "index.html"))) throw new Error(`There is no built site in ${BUILT}: npm run build`);

const known = new Set<string>();
const READERS: Readonly<Record<string, (text: string) => Use[]>> = {
  css: cssUses,
  html: (html) => pageUses(html, known),
  js: scriptUses,
};

const files = builtFiles(BUILT);
const findings = files.flatMap((file) => {
  const uses = READERS[endingOf(file)]?.(readFileSync(path.join(BUILT, file), "utf8")) ?? [];
  return uses.map((use) => ({ ...use, file: `${BUILT}${file}` }));
});
const problems = builtProblems(findings, EXCEPTIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`browsers: ${files.length} built scripts, styles and pages need nothing that is not in the list`);

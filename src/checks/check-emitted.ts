/** `npm run check:emitted`: the same as `npm run check:browsers`, for the built site. */
import { existsSync, readFileSync } from "node:fs";
import { filesBelow } from "../content/find-files";
import { BUILT, builtProblems } from "./browsers/compare";
import { cssUses } from "./browsers/css-features";
import { EXCEPTIONS } from "./browsers/exceptions";
import { pageUses } from "./browsers/page-features";
import { scriptUses } from "./browsers/script-features";
import type { Use } from "./browsers/use";

const known = new Set<string>();

const USES: Readonly<Record<string, (text: string) => Use[]>> = {
  css: cssUses,
  html: (html) => pageUses(html, known),
  js: scriptUses,
};

const endingOf = (file: string) => file.slice(file.lastIndexOf(".") + 1);

if (!existsSync(`${BUILT}index.html`)) throw new Error(`There is no built site in ${BUILT}: run npm run build`);
const files = filesBelow(process.cwd(), BUILT).filter((file) => endingOf(file) in USES);
const findings = files.flatMap((file) =>
  (USES[endingOf(file)]?.(readFileSync(file, "utf8")) ?? []).map((use) => ({ ...use, file })),
);
const problems = builtProblems(findings, EXCEPTIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`browsers: ${files.length} built files need nothing that is not in the list`);

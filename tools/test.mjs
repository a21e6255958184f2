/** `npm test`: installs what is missing, a browser and nginx included, and runs every check. */
import { installPrograms } from "./install-programs.mjs";
import { buildHere, install, needNode, run } from "./steps.mjs";

/**
 * What a commit does not wait for: it has a job of its own (.github/workflows/e2e.yml), with all its parameters. What holds
 * for any content has been tried with this one's.
 */
const OF_A_JOB = "(old-browsers|polyfills|deploys|faults).spec|@content|@job";

const npmRun = (/** @type {string[]} */ ...args) => run("npm", ["run", "--silent", ...args]);

/** @typedef {[name: string, command: () => Promise<void>][]} Line steps, one after the other */

/** @type {Line[]} */
const CHECK_AND_BUILDS = [
  [["check", () => npmRun("check")]],
  [
    ["build", buildHere],
    ["size", () => npmRun("check:size")],
    ["security.txt", () => npmRun("check:security-txt")],
    ["starter", () => npmRun("build:starter")],
  ],
];

/**
 * Stages, one after the other; the lines of each go side by side. Browsers are installed while packages are, and while the
 * site is built: only what follows needs them.
 * @type {Line[][]}
 */
const STAGES = [
  [
    [["programs", installPrograms]],
    [
      ["packages", () => install()],
      ["check and builds", () => sideBySide(CHECK_AND_BUILDS)],
    ],
  ],
  [[["unit tests", () => run("npx", ["jest", "--testPathIgnorePatterns", "any-content"])]]],
  [[["content", () => npmRun("test:content")]]],
  [[["end-to-end tests", () => npmRun("test:e2e", "--", "--grep-invert", OF_A_JOB)]]],
  [[["visits in other engines", () => npmRun("test:engines", "--", "--grep", "firefox .*@firefox|webkit .*@webkit")]]],
];

/** @param {Line[]} lines */
async function sideBySide(lines) {
  await Promise.all(lines.map(follow));
}

/** @param {Line} line */
async function follow(line) {
  for (const [name, step] of line) {
    const started = Date.now();
    try {
      await step();
    } catch (error) {
      console.error(`\n${name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
    if (process.exitCode) return;
    console.log(`== ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

needNode();
for (const stage of STAGES) {
  await sideBySide(stage);
  if (process.exitCode) break;
}

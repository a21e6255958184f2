// @ts-check
/** `npm test`: installs missing packages and programs, and runs all checks and a sample of the tests. */
import { readCommandLine } from "./command-line.mjs";
import { installPrograms } from "./install-programs.mjs";
import { buildForLocalUse } from "./build-for-local-use.mjs";
import { install } from "./install-packages.mjs";
import { requireBuildable, run } from "./run.mjs";

/** Tests that only a job in CI runs (.github/workflows/e2e.yml), and those of the site's content. */
const CI_ONLY = "(polyfills|deploys|faults|style-order).spec|@content|@job";

/** The program's file, because npx takes half a processor second to find it. */
const JEST = "node_modules/jest/bin/jest.js";

const npmRun = (/** @type {string[]} */ ...args) => run("npm", ["run", "--silent", ...args]);

/** @typedef {[name: string, command: () => Promise<void>][]} Lane steps that run in sequence */

/** @type {Lane[]} */
const CHECK_AND_BUILDS = [
  [["check", () => npmRun("check")]],
  [
    ["build", buildForLocalUse],
    ["size", () => npmRun("check:size")],
    ["security.txt", () => npmRun("check:security-txt")],
  ],
  [["starter", () => npmRun("build:starter")]],
];

/**
 * Stages run in sequence, the lanes of a stage in parallel. Programs are installed during the builds, because only later
 * stages need them.
 * @type {Lane[][]}
 */
const STAGES = [
  [
    [["programs", installPrograms]],
    [
      ["packages", () => install()],
      ["check and builds", () => runLanes(CHECK_AND_BUILDS)],
    ],
  ],
  [[["unit tests", () => run("node", [JEST])]]],
  [[["content", () => run("npm", ["run", "--silent", "test:e2e", "--", "--grep", "@content"], { SITE: "public" })]]],
  [[["end-to-end tests", () => npmRun("test:e2e", "--", "--grep-invert", CI_ONLY)]]],
  [[["visits in other engines", () => npmRun("test:engines", "--", "--grep", "firefox .*@firefox|webkit .*@webkit")]]],
];

/** @param {Lane[]} lanes */
async function runLanes(lanes) {
  await Promise.all(lanes.map(runLane));
}

/** @param {Lane} lane */
async function runLane(lane) {
  for (const [name, step] of lane) {
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

readCommandLine("npm test - installs missing packages and browsers, and runs all checks and a sample of the tests");
requireBuildable();
for (const stage of STAGES) {
  await runLanes(stage);
  if (process.exitCode) break;
}

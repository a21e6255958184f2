/**
 * `npm run check`: the checks of a commit, or those that its arguments name, side by side, each one's words in one piece. A
 * check of code that has passed is not run again before something else than the content has changed.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { allButContent } from "../gatsby/build-inputs.cjs";
import { installRest } from "./steps.mjs";

/** @type {Record<string, string>} */
const OF_CODE = {
  types:
    "node node_modules/typescript-native/bin/tsc -p . --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo",
  lint: "eslint --cache --cache-location node_modules/.cache/eslint/ .",
  format: "prettier --check --cache --log-level warn .",
  unused: "knip --cache",
  imports:
    "depcruise --config dependency-cruiser.cjs src gatsby plugins editor contact mockups tools gatsby-*.ts gatsby-*.tsx",
};

/** What reads the content, or the names of its files. @type {Record<string, string>} */
const OF_CONTENT = {
  screens: "tsx mockups/check-screens.ts",
  sheets: "tsx tools/sheets/check-sheets.ts",
  content: "tsx tools/checks/check-content.ts",
  messages: "tsx tools/checks/check-messages.ts",
};

/**
 * For whoever names it: what looks at a built site or builds one, and what only the texts of this firm have to pass
 * (test/any-content/counted.test.ts tries it, too).
 * @type {Record<string, string>}
 */
const NAMED = {
  numbers: "tsx tools/checks/check-numbers.ts",
  "security-txt": "tsx tools/checks/check-security-txt.ts",
  "same-bytes": "tsx tools/checks/check-same-bytes.ts",
  "one-edit": "tsx tools/checks/check-one-edit.ts",
  mutations: "tsx tools/checks/check-mutations.ts",
};

const ALL = { ...OF_CODE, ...OF_CONTENT, ...NAMED };
const PASSED = path.join("node_modules", ".cache", "passed-checks.json");
const code = `${allButContent()} ${process.version}`;

/** @returns {Record<string, string>} the code with which each check has passed last */
function passedBefore() {
  try {
    return JSON.parse(readFileSync(PASSED, "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} name @returns {Promise<boolean>} whether nothing was found */
function passes(name) {
  const binaries = path.resolve("node_modules", ".bin");
  const env = { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}` };
  const child = spawn(ALL[name], { shell: true, stdio: ["ignore", "pipe", "pipe"], env });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (words += part));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      process.stdout.write(words);
      if (status !== 0) console.error(`npm run check ${name} ended with ${status}`);
      resolve(status === 0);
    });
  });
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in ALL));
if (unknown.length > 0) throw new Error(`${unknown.join(", ")}: there is ${Object.keys(ALL).join(", ")}`);

await installRest();
const before = passedBefore();
const passed = { ...before };
const left =
  named.length > 0
    ? named
    : Object.keys({ ...OF_CODE, ...OF_CONTENT }).filter((name) => !(name in OF_CODE) || before[name] !== code);

async function inTurn() {
  for (let name = left.shift(); name; name = left.shift()) {
    if (await passes(name)) passed[name] = code;
    else {
      delete passed[name];
      process.exitCode = 1;
    }
  }
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, inTurn));
mkdirSync(path.dirname(PASSED), { recursive: true });
writeFileSync(PASSED, JSON.stringify(passed));

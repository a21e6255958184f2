/**
 * `npm run check`: the checks of package.json that its arguments name, side by side, each one's words in one piece. A check
 * of code that has passed is not run again before something else than the content has changed.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { allButContent } from "../gatsby/build-inputs.cjs";

/** What reads the content, or the names of its files. */
const OF_CONTENT = ["content", "messages", "screens"];

const PASSED = path.join("node_modules", ".cache", "passed-checks.json");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
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
  const child = spawn(scripts[`check:${name}`], { shell: true, stdio: ["ignore", "pipe", "pipe"], env });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (words += part));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      process.stdout.write(words);
      if (status !== 0) console.error(`npm run check:${name} ended with ${status}`);
      resolve(status === 0);
    });
  });
}

const before = passedBefore();
const passed = { ...before };
const left = process.argv.slice(2).filter((name) => OF_CONTENT.includes(name) || before[name] !== code);

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

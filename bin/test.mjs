/** `npm test`: installs what is missing, a browser and nginx included, and runs every check. */
import { readFileSync } from "node:fs";
import { installBrowser } from "./browser.mjs";
import { installEngines } from "./engines.mjs";
import { installNginx } from "./nginx.mjs";
import { build, install, needNode, run } from "./steps.mjs";

/** @type {[name: string, command: () => Promise<void>][]} */
const STEPS = [
  ["packages", install],
  ["browser", installBrowser],
  ["nginx", installNginx],
  ["engines", installEngines],
  ["check", check],
  ["unit tests", () => run("npm", ["run", "--silent", "test:unit"])],
  ["build", build],
  ["fixture", () => run("npm", ["run", "--silent", "build:fixture"])],
  ["size", () => run("npm", ["run", "--silent", "check:size"])],
  ["oldest browsers", () => run("npm", ["run", "--silent", "check:emitted"])],
  ["security.txt", () => run("npm", ["run", "--silent", "check:security-txt"])],
  ["content", () => run("npm", ["run", "--silent", "test:content"])],
  ["end-to-end tests", () => run("npm", ["run", "--silent", "test:core"])],
  ["visits in three engines", () => run("npm", ["run", "--silent", "test:engines", "--", "--grep", "@core"])],
];

/** What `npm run check` does one after the other, two at a time. */
async function check() {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  /** @type {string[]} */
  const left = scripts.check.match(/check:[\w-]+/gu);
  const inTurn = async () => {
    for (let name = left.shift(); name; name = left.shift()) await run("npm", ["run", "--silent", name]);
  };
  await Promise.all([inTurn(), inTurn()]);
}

needNode();
for (const [name, step] of STEPS) {
  const started = Date.now();
  try {
    await step();
  } catch (error) {
    console.error(`\n${name}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`== ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}

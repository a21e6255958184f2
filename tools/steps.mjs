/** What `npm start` and `npm test` share: they run on a machine that has only Node.js and npm. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CODE, CONTENT, digestOf } from "../gatsby/build-inputs.cjs";

const OLDEST_NODE = [20, 19];

/** Ends with a sentence where Node.js is too old for what follows. */
export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`This needs Node.js ${OLDEST_NODE.join(".")} or newer; here is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs a command and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>} rejected where the command fails
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(" ")} ended with ${code}`)),
    );
  });
}

const STAMP = path.join("node_modules", ".installed-from");
const WITHOUT_DEV = " without dev";

/** @returns {string} what install() has installed last; nothing where packages came otherwise, or not at all */
const installed = () => (existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "");

/**
 * Installs the packages of the lock file, unless they are the ones installed. No program of theirs is run: the parts for
 * each system are packages, too (quality S8).
 * @param {"all" | "build"} [what] `build`: without what only tests, checks and the editors' form need
 */
export async function install(what = "all") {
  const wanted = digestOf(["package.json", "package-lock.json"]);
  if (installed() === wanted || (what === "build" && installed() === wanted + WITHOUT_DEV)) return;
  console.log("Installing packages ...");
  const omitted = what === "build" ? ["--omit=dev"] : [];
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", ...omitted]);
  writeFileSync(STAMP, what === "build" ? wanted + WITHOUT_DEV : wanted);
}

/** For commands that need more than `npm start` has installed. */
export async function installRest() {
  if (installed().endsWith(WITHOUT_DEV)) await install();
}

/**
 * Builds the site to be looked at and tested on this machine: its contact form leads to `/__inbox/`, unless the
 * environment says where. `npm run build` makes what is deployed (docs/decisions/0014-contact-form.md).
 */
export async function buildHere() {
  process.env.GATSBY_CONTACT_ENDPOINT ??= "inbox";
  await buildUnlessBuilt();
}

/** What a build writes last: without these it has not come to its end. */
const BUILT = ["public/sw.js", "hosting/rules.json"];

/** Builds the site, unless the built one was made from the same files, on the same day, for the same endpoint, with drafts or without. */
async function buildUnlessBuilt() {
  const stamp = path.join(".cache", "built-from");
  const today = process.env.BUILD_DATE ?? new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Berlin" });
  const drafts = process.env.SHOW_DRAFTS === "1" ? " with drafts" : "";
  const wanted = `${digestOf([...CODE, ...CONTENT])} ${today} ${process.env.GATSBY_CONTACT_ENDPOINT}${drafts}`;
  if (existsSync(stamp) && BUILT.every((file) => existsSync(file)) && readFileSync(stamp, "utf8") === wanted) {
    console.log("The built site is up to date.");
    return;
  }
  await run("npm", ["run", "--silent", "build"]);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, wanted);
}

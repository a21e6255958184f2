/** Steps of `npm start` and `npm test`. They run on a machine with only Node.js and npm. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CODE_INPUTS, CONTENT_INPUTS, digestInputs } from "../gatsby/build-inputs.cjs";

const MIN_NODE = [20, 19];

/** Exits with an error if Node.js is too old. */
export function requireNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  console.error(`Node.js ${process.versions.node} is too old - install ${MIN_NODE.join(".")} or newer.`);
  process.exit(1);
}

/**
 * Runs a command and prints its output.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>} a promise that rejects if the command fails
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

/** Reads the stamp of the last `install()`, "" without one. */
const installed = () => (existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "");

/**
 * Installs the packages of the lock file, if it has changed. Their install scripts do not run, because their binaries are
 * packages too (quality S8).
 * @param {"all" | "build"} [what] `build` omits the packages of tests, checks and the editors' form
 */
export async function install(what = "all") {
  const wanted = digestInputs(["package.json", "package-lock.json"]);
  if (installed() === wanted || (what === "build" && installed() === wanted + WITHOUT_DEV)) return;
  console.log("Installing packages ...");
  const omitted = what === "build" ? ["--omit=dev"] : [];
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", ...omitted]);
  writeFileSync(STAMP, what === "build" ? wanted + WITHOUT_DEV : wanted);
}

/** Installs the packages that `npm start` has omitted. */
export async function installDevDependencies() {
  if (installed().endsWith(WITHOUT_DEV)) await install();
}

/** The last files of a build. */
const LAST_FILES = ["public/sw.js", "hosting/rules.json"];

/**
 * Builds the site for use on this machine, unless files, day and options are those of the last build. By default its contact
 * form sends to `/__inbox/`. `npm run build` builds for deployment (docs/decisions/0014-contact-form.md).
 */
export async function buildForLocalUse() {
  process.env.GATSBY_CONTACT_ENDPOINT ??= "inbox";
  const stamp = path.join(".cache", "built-from");
  const today = process.env.BUILD_DATE ?? new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Berlin" });
  const drafts = process.env.SHOW_DRAFTS === "1" ? " with drafts" : "";
  const wanted = `${digestInputs([...CODE_INPUTS, ...CONTENT_INPUTS])} ${today} ${process.env.GATSBY_CONTACT_ENDPOINT}${drafts}`;
  if (existsSync(stamp) && LAST_FILES.every((file) => existsSync(file)) && readFileSync(stamp, "utf8") === wanted) {
    console.log("The built site is up to date.");
    return;
  }
  await run("npm", ["run", "--silent", "build"]);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, wanted);
}

// @ts-check
/** Steps of `npm start` and `npm test`. They run on a machine with only Node.js and npm. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { CODE_INPUTS, CONTENT_INPUTS, digestInputs } from "../gatsby/build-inputs.cjs";

const MIN_NODE = [20, 19];

/** Characters that a glob, a string in code or a URL of Gatsby, webpack or esbuild takes for syntax, or PATH for its end. */
const SYNTAX = process.platform === "win32" ? /[()[\]{}!'`#%;]/u : /[()[\]{}*?!'"`#%;:\\]/u;

/** Exits with an error if Node.js is too old, or if the project's path would make a build fail or never end. */
export function requireBuildable() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_NODE;
  if (major < minMajor || (major === minMajor && minor < minMinor))
    exit(`Node.js ${process.versions.node} is too old - install ${MIN_NODE.join(".")} or newer.`);
  const folder = process.cwd().slice(path.parse(process.cwd()).root.length);
  const [found] = SYNTAX.exec(folder) ?? [];
  if (found)
    exit(
      `The path "${process.cwd()}" contains ${found} - Gatsby can't build there - rename the folder: letters, digits, blanks, hyphens and & are fine.`,
    );
}

/** @param {string} message */
function exit(message) {
  console.error(message);
  process.exit(1);
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let exitCode = 0;

/** Stops the running commands with this process, whose end would leave a server on its port. */
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => {
    exitCode = 128 + constants.signals[signal];
    if (running.size === 0) process.exit(exitCode);
    for (const child of running) child.kill(signal);
  });

/**
 * Runs a command and prints its output.
 * @param {string} command without arguments, a line for the shell
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>} a promise that rejects if the command fails
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args ?? [], {
      stdio: "inherit",
      shell: !args || process.platform === "win32",
      // Each program sets NODE_ENV itself: Jest needs "test", and Gatsby's commands one of two further values.
      env: { ...process.env, NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    });
    child.on("error", reject);
    running.add(child);
    child.on("exit", (code, signal) => {
      running.delete(child);
      if (exitCode) process.exit(exitCode);
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...(args ?? [])].join(" ")} ended with ${code ?? signal}`));
    });
  });
}

/** Options of `npm ci` that settings of the user or NODE_ENV must not change. */
const INSTALL_OPTIONS = [
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--include=optional",
  "--include=peer",
  "--bin-links",
  "--package-lock",
  "--no-engine-strict",
];

/**
 * Installs the packages of the lock file, unless they are there. Their install scripts do not run, because their binaries
 * are packages too (quality S8).
 * @param {"all" | "build"} [what] `build` omits the packages of tests, checks and the editors' form
 */
export async function install(what = "all") {
  if (isInstalled(what)) return;
  console.log("Installing packages ...");
  // Keeps the packages of tests, if a former installation has them.
  const omitsDev = what === "build" && !Object.values(readPackages(INSTALLED_LOCK)).some(({ dev }) => dev);
  await run("npm", ["ci", ...INSTALL_OPTIONS, omitsDev ? "--omit=dev" : "--include=dev"]);
}

/** The file that npm writes at the end of an installation. */
const INSTALLED_LOCK = "node_modules/.package-lock.json";

/**
 * Compares the lock file with the one that npm writes into node_modules at the end of an installation.
 * @param {"all" | "build"} what
 */
function isInstalled(what) {
  const [wanted, found] = ["package-lock.json", INSTALLED_LOCK].map(readPackages);
  return Object.entries(wanted ?? {}).every(([folder, { version, optional, dev, devOptional }]) => {
    if (!folder || optional || (what === "build" && (dev || devOptional))) return true;
    return found?.[folder]?.version === version && existsSync(folder);
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
const readPackages = (lockFile) => (existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, "utf8")).packages : {});

/** The last files of a build. */
const LAST_FILES = ["public/sw.js", "hosting/rules.json"];

/**
 * Builds the site for use on this machine, unless files, day and options are those of the last build. By default its contact
 * form sends to `/__inbox/`. `npm run build` builds for deployment (docs/decisions/0014-contact-form.md).
 */
export async function buildForLocalUse() {
  process.env["GATSBY_CONTACT_ENDPOINT"] ??= "inbox";
  const stamp = path.join(".cache", "built-from");
  const today = process.env["BUILD_DATE"] ?? new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Berlin" });
  const drafts = process.env["SHOW_DRAFTS"] === "1" ? " with drafts" : "";
  const wanted = `${digestInputs([...CODE_INPUTS, ...CONTENT_INPUTS])} ${today} ${process.env["GATSBY_CONTACT_ENDPOINT"]}${drafts}`;
  if (existsSync(stamp) && LAST_FILES.every((file) => existsSync(file)) && readFileSync(stamp, "utf8") === wanted) {
    console.log("The built site is up to date.");
    return;
  }
  await run("npm", ["run", "--silent", "build"]);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, wanted);
}

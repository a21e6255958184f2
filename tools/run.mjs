// @ts-check
/** Runs the commands of `npm start` and `npm test`, on a machine with only Node.js and npm. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";

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

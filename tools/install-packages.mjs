// @ts-check
import { execSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

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
  const npmCi = () => run("npm", ["ci", ...INSTALL_OPTIONS, omitsDev ? "--omit=dev" : "--include=dev"]);
  await withAddresses(npmCi).catch(() => {
    console.log("Installing packages again, without their addresses ...");
    return npmCi();
  });
}

/** A lock file that npm prefers to `package-lock.json`. */
const LOCK_WITH_ADDRESSES = "npm-shrinkwrap.json";

/**
 * Runs `npm ci` with the packages' addresses in the registry of npm's settings. `package-lock.json` has none, because they
 * belong to a network. Without them npm asks for all versions of each package: 37 s, not 14 (2026-11-30).
 * @param {() => Promise<void>} npmCi
 */
async function withAddresses(npmCi) {
  process.on("exit", removeLockWithAddresses);
  try {
    writeLockWithAddresses();
    await npmCi();
  } finally {
    removeLockWithAddresses();
  }
}

/** @throws if npm does not name its registry */
function writeLockWithAddresses() {
  const registry = execSync("npm config get registry", { encoding: "utf8" }).trim().replace(/\/$/u, "");
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const [folder, entry] of Object.entries(lock.packages).filter(([folder]) => folder)) {
    const name = entry.name ?? folder.split("node_modules/").at(-1);
    entry.resolved = `${registry}/${name}/-/${path.basename(name)}-${entry.version}.tgz`;
  }
  writeFileSync(LOCK_WITH_ADDRESSES, JSON.stringify(lock));
}

const removeLockWithAddresses = () => rmSync(LOCK_WITH_ADDRESSES, { force: true });

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

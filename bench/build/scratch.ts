import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What a build makes, what others keep, and what no build needs. */
const LEFT_OUT = new Set([
  ".git",
  ".cache",
  "public",
  "hosting",
  "node_modules",
  "coverage",
  "test-results",
  "playwright-report",
]);

const PACKAGES = "node_modules";
/** Tools keep what they have made in there: a cold build has none of it. */
const TOOLS_CACHE = ".cache";

/**
 * Copies a project without what it has built and kept. Its packages are linked one by one.
 * @param from the project's folder
 * @param to a folder that is not there yet
 */
export function copyProject(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!LEFT_OUT.has(name)) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
  const packages = path.resolve(from, PACKAGES);
  if (!existsSync(packages)) throw new Error(`${packages} is missing: install the packages first`);
  mkdirSync(path.join(to, PACKAGES));
  for (const name of readdirSync(packages)) {
    if (name !== TOOLS_CACHE) symlinkSync(path.join(packages, name), path.join(to, PACKAGES, name), "junction");
  }
}

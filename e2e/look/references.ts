/** The reference pictures: files of this repository, and the browser that they were taken with. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join("e2e", "look", "references");
const BROWSER = path.join(FOLDER, "browser.txt");
const ENDING = ".jpg";

export function readReference(name: string): Buffer | undefined {
  const file = fileOf(name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function writeReference(name: string, jpeg: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), jpeg);
}

export function removeReference(name: string): void {
  rmSync(fileOf(name));
}

/** @returns the names of all that there are. */
export function referenceNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
}

/** @returns the major version of Chromium that the references were taken with. */
export function readBrowser(): string | undefined {
  return existsSync(BROWSER) ? readFileSync(BROWSER, "utf8").trim() : undefined;
}

export function writeBrowser(major: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(BROWSER, `${major}\n`);
}

export function fileOf(name: string): string {
  return path.join(FOLDER, name + ENDING);
}

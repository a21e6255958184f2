/** Stores the URLs of the form and the site on this machine, which link to each other and may run alone. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FORM_FILE = "form-address.txt";
/** Written by tools/develop.mjs. */
const DEVELOP_FILE = "develop-address.txt";

/** The usual URL of `npm run develop`. */
const DEFAULT_ADDRESS = "http://localhost:8000";

export function writeFormUrl(root: string, address: string): void {
  const folder = path.join(root, "node_modules", ".cache");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, FORM_FILE), address);
}

export const readDevelopUrl = (root: string): string => read(root, DEVELOP_FILE) ?? DEFAULT_ADDRESS;

/** Returns the form's last URL, undefined before its first run. */
export const readFormUrl = (root: string): string | undefined => read(root, FORM_FILE);

function read(root: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(root, "node_modules", ".cache", file), "utf8").trim();
  } catch {
    return undefined;
  }
}

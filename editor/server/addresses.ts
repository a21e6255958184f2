/** Where the form and the site are on this machine: each leads to the other, and either may run alone. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FORM = "form-address.txt";
/** Written by tools/develop.mjs. */
const DEVELOP = "develop-address.txt";

/** Where `npm run develop` usually is. */
const DEFAULT_ADDRESS = "http://localhost:8000";

export function writeFormAddress(root: string, address: string): void {
  const folder = path.join(root, "node_modules", ".cache");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, FORM), address);
}

export const developAddress = (root: string): string => read(root, DEVELOP) ?? DEFAULT_ADDRESS;

/** @returns where the form was last; undefined where it never ran */
export const formAddress = (root: string): string | undefined => read(root, FORM);

function read(root: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(root, "node_modules", ".cache", file), "utf8").trim();
  } catch {
    return undefined;
  }
}

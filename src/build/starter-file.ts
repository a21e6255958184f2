import { readFileSync } from "node:fs";

/** Where the build keeps the script that stands in the head of every page (src/build/starter.ts). */
export const STARTER_FILE = ".cache/starter.js";

export const readStarter = (): string => readFileSync(STARTER_FILE, "utf8");

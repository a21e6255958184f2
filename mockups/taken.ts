/** Of what each picture was taken: a digest of its document, and one of itself. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const TAKEN = "mockups/screens/taken.json";

/** By the picture's path. */
export type Taken = Record<string, { document: string; picture: string }>;

/** @returns 64 bits, as 16 characters; of a text the same with the line breaks of any system */
export const digestOf = (content: string | Uint8Array) => {
  const bytes = typeof content === "string" ? content.replaceAll("\r\n", "\n") : content;
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
};

export function readTaken(root: string): Taken {
  const file = path.join(root, TAKEN);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Taken) : {};
}

/** In the order of their paths: who takes one changes one line or two. */
export function writeTaken(root: string, taken: Taken): void {
  const entries = Object.entries(taken).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path.join(root, TAKEN), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The look of a subject's screens: look.css imports its parts, the files in look/, in the order in which their rules hold. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const IMPORT = /^@import "\.\/([\w-]+\/[\w-]+\.css)";$/gmu;

/**
 * @param folder of the subject, in which look.css lies
 * @returns its rules, each part where it is imported
 * @throws where look.css or a part is not there, and where a part is there and not imported
 */
export function lookOf(folder: string): string {
  const look = path.join(folder, "look.css");
  if (!existsSync(look)) throw new Error(`${look} - is missing - put the look of the screens there`);
  const source = readFileSync(look, "utf8");
  const imported = new Set([...source.matchAll(IMPORT)].map(([, part = ""]) => part));
  const left = partsIn(folder).find((part) => !imported.has(part));
  if (left) throw new Error(`${look} - does not import ${left} - name it where its rules are to hold, or remove it`);
  return source.replaceAll(IMPORT, (_, part: string) => readPart(look, path.join(folder, part)));
}

function partsIn(folder: string): string[] {
  const parts = path.join(folder, "look");
  return existsSync(parts) ? readdirSync(parts).map((name) => `look/${name}`) : [];
}

function readPart(look: string, part: string): string {
  if (existsSync(part)) return readFileSync(part, "utf8");
  throw new Error(`${look} - imports ${part}, which is not there - mend the name, or remove the line`);
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";

const COMPRESSED = /\.(?:br|gz)$/u;

/** So many bytes on each side of the first difference are shown. */
const SHOWN = 40;

/**
 * @param first a folder
 * @param second another
 * @returns a line for every file that is not the same in both: what of it differs first. A compressed copy is left out
 *   where its text is named already
 */
export function compareFolders(first: string, second: string): string[] {
  const names = [...new Set([...filesBelow(first), ...filesBelow(second)])].sort();
  const differences = new Map(
    names.flatMap((name) => {
      const difference = compareFiles(read(first, name), read(second, name));
      return difference ? [[name, difference]] : [];
    }),
  );
  return [...differences]
    .filter(([name]) => !(COMPRESSED.test(name) && differences.has(name.replace(COMPRESSED, ""))))
    .map(([name, difference]) => `${name} - ${difference}`);
}

function read(folder: string, name: string): Buffer | undefined {
  try {
    return readFileSync(path.join(folder, name));
  } catch {
    return undefined;
  }
}

function compareFiles(one: Buffer | undefined, other: Buffer | undefined): string | undefined {
  if (!one || !other) return `only in the ${one ? "first" : "second"}`;
  if (one.equals(other)) return undefined;
  const length = Math.min(one.length, other.length);
  let place = 0;
  while (place < length && one[place] === other[place]) place += 1;
  const around = (bytes: Buffer) => JSON.stringify(bytes.toString("utf8", Math.max(0, place - SHOWN), place + SHOWN));
  return `from byte ${place}: ${around(one)}, and ${around(other)}`;
}

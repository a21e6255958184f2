import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { listFiles } from "../../src/content/list-files";
import { patchFile } from "../../editor/patch/patch-file";
import { PatchError } from "../../editor/patch/patch-error";

const FRONT_MATTER = /^---\n([\s\S]*?)(?:^|\n)---(?:\n|$)/u;

/** The tests change every 40th text and list of a file, in `npm test` every 200th. */
const STEP = process.env["RUN_ALL"] ? 40 : 200;

const files = [...listFiles(process.cwd(), "content"), "locales/de.json", "locales/en.json"].filter((file) =>
  /\.(?:md|yml|json)$/u.test(file),
);

function parseFile(file: string, text: string): unknown {
  return parse(file.endsWith(".md") ? (FRONT_MATTER.exec(text)?.[1] ?? "") : text);
}

interface Property {
  object: Record<string, unknown>;
  key: string;
  value: unknown;
}

/** Finds a sample of the properties at any depth with a matching value. */
function sampleProperties(data: unknown, isMatch: (value: unknown) => boolean): Property[] {
  const find = (object: unknown): Property[] =>
    Object.entries(object ?? {}).flatMap(([key, value]: [string, unknown]) => [
      ...(isMatch(value) ? [{ object: object as Record<string, unknown>, key, value }] : []),
      ...(typeof value === "object" ? find(value) : []),
    ]);
  return find(data).filter((_property, index) => index % STEP === 0);
}

/** Patches a file with a new value of a property. Undefined if the patch is rejected. */
function patchProperty(file: string, text: string, data: unknown, { object, key, value }: Property, wanted: unknown) {
  object[key] = wanted;
  try {
    const patched = patchFile(file, text, { data });
    expect(parseFile(file, patched)).toEqual(data);
    return patched;
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return undefined;
  } finally {
    object[key] = value;
  }
}

function countChangedLines(before: string, after: string): number {
  const [old, next] = [before.split("\n"), after.split("\n")];
  return old.length === next.length ? old.filter((line, index) => line !== next[index]).length : Number.NaN;
}

test.each(files)("patchFile changes one line of %s for a changed text", (file) => {
  const text = readFileSync(file, "utf8");
  const data = parseFile(file, text);
  for (const edit of [(old: string) => `${old} neu: "x" # y`, (old: string) => `Ä${old.slice(1)}`]) {
    for (const property of sampleProperties(data, (value) => typeof value === "string")) {
      const old = String(property.value);
      const patched = patchProperty(file, text, data, property, edit(old));
      expect(patched).toBeDefined();
      if (!old.includes("\n")) expect(countChangedLines(text, patched ?? "")).toBe(1);
    }
  }
});

test.each(files)("patchFile removes, adds and reorders entries of lists in %s", (file) => {
  const text = readFileSync(file, "utf8");
  const data = parseFile(file, text);
  for (const property of sampleProperties(data, Array.isArray)) {
    const list = property.value as unknown[];
    const changes = [list.slice(1), list.slice(0, -1), [...list].reverse(), [...list, list[0]]];
    // A patch that empties a multi-line list is rejected.
    const rejected = changes.filter((wanted) => patchProperty(file, text, data, property, wanted) === undefined);
    expect(rejected.filter((wanted) => wanted.length > 0)).toEqual([]);
  }
});

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { filesBelow } from "../../src/content/files-below";
import { patchFile } from "../../editor/patch/patch-file";
import { PatchError } from "../../editor/patch/patch-error";

const FRONT_MATTER = /^---\n([\s\S]*?)(?:^|\n)---(?:\n|$)/u;

/** One text or list in so many is changed. */
const STEP = 40;

const files = [...filesBelow(process.cwd(), "content"), "locales/de.json", "locales/en.json"].filter((file) =>
  /\.(?:md|yml|json)$/u.test(file),
);

function dataOf(file: string, text: string): unknown {
  return parse(file.endsWith(".md") ? (FRONT_MATTER.exec(text)?.[1] ?? "") : text);
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
  value: unknown;
}

/** @returns every place of the data that holds what is asked for */
function placesIn(data: unknown, isWanted: (value: unknown) => boolean): Place[] {
  return Object.entries(data ?? {}).flatMap(([key, value]: [string, unknown]) => [
    ...(isWanted(value) ? [{ holder: data as Record<string, unknown>, key, value }] : []),
    ...(typeof value === "object" ? placesIn(value, isWanted) : []),
  ]);
}

const inSteps = (places: readonly Place[]) => places.filter((_place, index) => index % STEP === 0);

/** @returns the file with one place changed, as what it is to hold was made by `change`, and reads so; undefined where that is refused */
function edited(file: string, text: string, data: unknown, { holder, key, value }: Place, wanted: unknown) {
  holder[key] = wanted;
  try {
    const patched = patchFile(file, text, { data });
    expect(dataOf(file, patched)).toEqual(data);
    return patched;
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return undefined;
  } finally {
    holder[key] = value;
  }
}

function changedLines(before: string, after: string): number {
  const [old, next] = [before.split("\n"), after.split("\n")];
  return old.length === next.length ? old.filter((line, index) => line !== next[index]).length : Number.NaN;
}

test.each(files)("in %s a text that changes takes one line", (file) => {
  const text = readFileSync(file, "utf8");
  const data = dataOf(file, text);
  for (const edit of [(old: string) => `${old} neu: "x" # y`, (old: string) => `Ä${old.slice(1)}`]) {
    for (const place of inSteps(placesIn(data, (value) => typeof value === "string"))) {
      const old = String(place.value);
      const patched = edited(file, text, data, place, edit(old));
      expect(patched).toBeDefined();
      if (!old.includes("\n")) expect(changedLines(text, patched ?? "")).toBe(1);
    }
  }
});

test.each(files)("%s: a list whose entries go, come or change places reads as it was wanted, or is refused", (file) => {
  const text = readFileSync(file, "utf8");
  const data = dataOf(file, text);
  for (const place of inSteps(placesIn(data, Array.isArray))) {
    const list = place.value as unknown[];
    const changes = [list.slice(1), list.slice(0, -1), [...list].reverse(), [...list, list[0]]];
    // What would leave nothing behind is refused where the list has lines of its own.
    const refused = changes.filter((wanted) => edited(file, text, data, place, wanted) === undefined);
    expect(refused.filter((wanted) => wanted.length > 0)).toEqual([]);
  }
});

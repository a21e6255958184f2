import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { filesBelow } from "../content/find-files";
import { patchFile } from "../editor/patch-file";

const FRONT_MATTER = /^---\n([\s\S]*?)(?:^|\n)---(?:\n|$)/u;

/** One text in so many is changed, each time another; all of them with EVERY_LEAF=1 (two minutes). */
const STEP = process.env["EVERY_LEAF"] ? 1 : 40;

const files = [...filesBelow(process.cwd(), "content"), "locales/de.json", "locales/en.json"].filter((file) =>
  /\.(?:md|yml|json)$/u.test(file),
);

function dataOf(file: string, text: string): unknown {
  return parse(file.endsWith(".md") ? (FRONT_MATTER.exec(text)?.[1] ?? "") : text);
}

/** @returns a copy of the data for each text in it, with `edit` made there, and whether the text has one line */
function* editedLeaves(
  data: unknown,
  edit: (text: string) => string,
): Generator<{ data: unknown; isOneLine: boolean }> {
  const places: { holder: Record<string, unknown>; key: string; text: string }[] = [];
  const copy = structuredClone(data);
  const collect = (holder: unknown): void => {
    for (const [key, value] of Object.entries(holder ?? {})) {
      if (typeof value === "string") places.push({ holder: holder as Record<string, unknown>, key, text: value });
      else if (typeof value === "object") collect(value);
    }
  };
  collect(copy);
  for (const { holder, key, text } of places.filter((_place, index) => index % STEP === 0)) {
    holder[key] = edit(text);
    yield { data: copy, isOneLine: !text.includes("\n") };
    holder[key] = text;
  }
}

function changedLines(before: string, after: string): number {
  const [old, next] = [before.split("\n"), after.split("\n")];
  return old.length === next.length ? old.filter((line, index) => line !== next[index]).length : Number.NaN;
}

test.each(files)("%s is written unchanged byte for byte, and a text that changes takes one line", (file) => {
  const text = readFileSync(file, "utf8");
  const data = dataOf(file, text);
  expect(patchFile(file, text, { data })).toBe(text);
  for (const edit of [(old: string) => `${old} neu: "x" # y`, (old: string) => `Ä${old.slice(1)}`]) {
    for (const edited of editedLeaves(data, edit)) {
      const patched = patchFile(file, text, { data: edited.data });
      if (edited.isOneLine) expect(changedLines(text, patched)).toBe(1);
    }
  }
});

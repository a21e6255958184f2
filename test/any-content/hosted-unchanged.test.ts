/** Every file, opened in the hosted form: saved unchanged it is the file that it was, and one text changed is one line, or refused. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findPageFiles } from "../../src/content/find-files";
import type { Widget } from "../../editor/form/widget";
import { fromFile, SOURCE, toFile } from "../../editor/hosted/format";
import { type FileFormat, fileFormats, formatOfKind, formatOfSingleton } from "../../editor/hosted/formats";
import { hostedConfig } from "../../editor/hosted/hosted-config";
import { Sources } from "../../editor/hosted/sources";
import { editableFiles } from "../../editor/server/editable";
import { configOf } from "../../editor/server/read-content";
import { kindOf } from "../../src/model/kinds";
import { sentByCms } from "../sent-by-cms";

const ROOT = process.cwd();
const config = hostedConfig(configOf(ROOT, "de", "https://www.fernwerk.example"));
const kinds = new Map(findPageFiles(ROOT).pages.map(({ path: file, route }) => [file, kindOf(route)]));

function formOf(file: string): { format: FileFormat; widgets: readonly Widget[] } {
  const kind = kinds.get(file);
  const format = fileFormats().find(({ name }) => name === (kind ? formatOfKind(kind) : formatOfSingleton(file)));
  if (!format) throw new Error(`${file} has no format`);
  const singleton = config.singletons.find((each) => each.file === file);
  return { format, widgets: kind ? config.fields[kind] : (singleton?.fields ?? []) };
}

/** @returns every place of a text that is long enough to be prose, in groups and lists; what type a section is, nobody types */
function textsIn(data: unknown, holder: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof data === "string") return data.length > 12 && !data.includes("\n") ? [[...holder]] : [];
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === SOURCE || key === "type" ? [] : textsIn(value, [...holder, key]),
  );
}

function withText(data: object, [key = "", ...rest]: readonly PropertyKey[]): object {
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...data }) as Record<PropertyKey, unknown>;
  copy[key] = rest.length === 0 ? `${String(copy[key])}!` : withText(copy[key] as object, rest);
  return copy;
}

/** The CMS shows the cause of this error alone. */
function saved(format: FileFormat, sources: Sources, content: object): string | undefined {
  try {
    return toFile(format, sources, content as Record<string, unknown>);
  } catch (error) {
    if (error instanceof Error && error.message === "saving_failed" && error.cause instanceof Error) return undefined;
    throw error;
  }
}

/** `npm run test:editor` opens them all, `npm test` has time for some of each kind. */
const FILES = editableFiles(ROOT).filter((_, place) => process.env["WHOLE"] || place % 6 === 0);

it.each(FILES)("%s", async (file) => {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const sources = new Sources();
  const { format, widgets } = formOf(file);
  const content = sentByCms(widgets, await fromFile(format, sources, text.trim()));
  expect(toFile(format, sources, content)).toBe(text);
  const places = textsIn(content);
  // A few of each file are enough here: editor/patch-yaml.test.ts and the form's own check try the rest.
  for (const place of places.filter((_, index) => index % Math.ceil(places.length / 5) === 0)) {
    const next = saved(format, sources, withText(content, place));
    if (next === undefined) continue;
    const [old, now] = [text.split("\n"), next.split("\n")];
    expect({ place, lines: now.length }).toEqual({ place, lines: old.length });
    expect({ place, changed: now.filter((line, index) => line !== old[index]) }).toEqual({
      place,
      changed: [expect.stringContaining("!")],
    });
  }
});

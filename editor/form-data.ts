/** Converts files to JSON and back for the form, so that the browser needs no YAML parser with a dialect of its own. */
import { z } from "zod";
import { isRecord } from "../src/content/fields";
import type { SourceFile } from "../src/content/read/source-file";
import type { FileParts } from "./patch/patch-file";

/** The interface's messages in one language. */
export const messages = z.record(z.string(), z.string());

/** Replaces the dot in ids: the CMS reads a dot in a field's name as a path into a group. */
const POINT = "·";

export const asFieldName = (id: string): string => id.replaceAll(".", POINT);
const asMessageId = (name: string): string => name.replaceAll(POINT, ".");

/** Converts a file to the form's JSON, with the markdown as `body`. @returns undefined for an unreadable file */
export function serializeForForm({ path, data, body, problems }: SourceFile): string | undefined {
  if (problems.length > 0 || data === undefined) return undefined;
  if (path.endsWith(".md")) return JSON.stringify({ ...(data as object), body: body.trim() });
  return JSON.stringify(path.endsWith(".json") ? renameKeys(data, asFieldName) : data);
}

/** Parses the form's JSON. @throws {SyntaxError} if the text is not JSON */
export function parseFromForm(path: string, text: string): FileParts {
  const all: unknown = JSON.parse(text);
  if (path.endsWith(".json")) return { data: renameKeys(all, asMessageId) };
  if (!path.endsWith(".md") || !isRecord(all)) return { data: all };
  const { body, ...data } = all;
  return { data, body: typeof body === "string" ? body : "" };
}

function renameKeys(data: unknown, rename: (name: string) => string): unknown {
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [rename(name), value]));
}

/** Files as the form has them: JSON, whatever they are on the disk. No reader of YAML is in the browser then, and none of its dialects. */
import { isRecord } from "../src/content/fields";
import type { SourceFile } from "../src/content/read/source-file";
import { asFieldName, asMessageId } from "./messages";
import type { FileParts } from "./patch/patch-file";

/** @returns the file's fields with the markdown after them as `body`, or undefined where it can't be read */
export function toForm({ path, data, body, problems }: SourceFile): string | undefined {
  if (problems.length > 0 || data === undefined) return undefined;
  if (path.endsWith(".md")) return JSON.stringify({ ...(data as object), body: body.trim() });
  return JSON.stringify(path.endsWith(".json") ? renamed(data, asFieldName) : data);
}

/** @throws {SyntaxError} where the text is not what the form writes */
export function fromForm(path: string, text: string): FileParts {
  const all: unknown = JSON.parse(text);
  if (path.endsWith(".json")) return { data: renamed(all, asMessageId) };
  if (!path.endsWith(".md") || !isRecord(all)) return { data: all };
  const { body, ...data } = all;
  return { data, body: typeof body === "string" ? body : "" };
}

function renamed(data: unknown, rename: (name: string) => string): unknown {
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [rename(name), value]));
}

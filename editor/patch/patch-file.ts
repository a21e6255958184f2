/** Patches files of content: fields, and the markdown after them. */
import { PatchError } from "./patch-error";
import { patchYaml } from "./patch-yaml";
import { isSame } from "./compare";

const FRONT_MATTER = /^(---\n)([\s\S]*?)((?:^|\n)---(?:\n|$))/u;

export interface FileParts {
  readonly data: unknown;
  /** The markdown after the front matter, undefined for YAML and JSON files. */
  readonly body?: string;
}

/**
 * Writes changed values, and keeps every further byte of the file, its byte order mark and line breaks included.
 * @param path the name, whose extension decides the format: `.md` has front matter, `.yml` and `.json` are data
 * @param source the current file
 * @param wanted the new data; without a body, the body stays
 * @throws {PatchError} if a field can't be written
 */
export function patchFile(path: string, source: string, wanted: FileParts): string {
  const mark = source.startsWith("\uFEFF") ? "\uFEFF" : "";
  const text = source.slice(mark.length).replaceAll("\r\n", "\n");
  const patch = path.endsWith(".md") ? patchMarkdown : path.endsWith(".json") ? patchJson : patchSite;
  const patched = mark + patch(text, wanted);
  return source.includes("\r\n") ? patched.replaceAll("\n", "\r\n") : patched;
}

/** Writes the file of a new page. @throws {PatchError} if it would not read as wanted */
export function createPage(wanted: FileParts): string {
  return patchFile("index.md", "---\n\n---\n", wanted).replace("---\n\n", "---\n");
}

const patchSite = (text: string, { data }: FileParts): string => patchYaml(text, data);

function patchMarkdown(text: string, { data, body }: FileParts): string {
  const [whole, open = "", yaml = "", close = ""] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined) throw new PatchError([], "the file has no front matter");
  const rest = text.slice(whole.length);
  const front = open + patchYaml(`${yaml}\n`, data).replace(/\n$/u, "") + close;
  if (body === undefined || body.trim() === rest.trim()) return front + rest;
  return body.trim() === "" ? front : `${front}\n${body.trim()}\n`;
}

/** Writes JSON in Prettier's style, in which a changed value is one changed line. */
function patchJson(text: string, { data }: FileParts): string {
  const old: unknown = JSON.parse(text);
  if (isSame(old, data)) return text;
  if (format(old) !== text) throw new PatchError([], "is not formatted; run npm run format first");
  return format(data);
}

const format = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

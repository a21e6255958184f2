/** A file of content as the form has it: fields, and the markdown after them. */
import { PatchError } from "./patch-error";
import { patchYaml } from "./patch-yaml";
import { isSame } from "./same";

const FRONT_MATTER = /^(---\n)([\s\S]*?)((?:^|\n)---(?:\n|$))/u;

export interface FileParts {
  readonly data: unknown;
  /** The markdown after the front matter; undefined for a YAML or JSON file. */
  readonly body?: string;
}

/**
 * Writes what changed, and keeps the rest of the file byte for byte, its byte order mark and line breaks included.
 * @param path decides how the file is read: `.md` with front matter, `.yml` and `.json` as a whole
 * @param source the file as it is
 * @param wanted what it is to hold; without a body, the body stays
 * @returns the file to write
 * @throws {PatchError} that names the field, where the file can't be written so
 */
export function patchFile(path: string, source: string, wanted: FileParts): string {
  const mark = source.startsWith("\uFEFF") ? "\uFEFF" : "";
  const text = source.slice(mark.length).replaceAll("\r\n", "\n");
  const patch = path.endsWith(".md") ? patchMarkdown : path.endsWith(".json") ? patchJson : patchSite;
  const patched = mark + patch(text, wanted);
  return source.includes("\r\n") ? patched.replaceAll("\n", "\r\n") : patched;
}

/**
 * @returns the file of a new page
 * @throws {PatchError} where it would not read as wanted
 */
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

/** JSON has one style: a changed value is one line in a file of this style. */
function patchJson(text: string, { data }: FileParts): string {
  const old: unknown = JSON.parse(text);
  if (isSame(old, data)) return text;
  if (format(old) !== text) throw new PatchError([], "is not formatted; run npm run format first");
  return format(data);
}

const format = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** A file of content as the form has it: fields, and the markdown after them. */
import { patchYaml } from "./patch-yaml";
import { Refusal } from "./refusal";

const FRONT_MATTER = /^(---\n)([\s\S]*?)((?:^|\n)---(?:\n|$))/u;

export interface FileParts {
  readonly data: unknown;
  /** The markdown after the front matter; a YAML or JSON file has none. */
  readonly body?: string;
}

/**
 * @param path decides how the file is read: `.md` with front matter, `.yml` and `.json` as a whole
 * @param source the file as it is; its byte order mark and line breaks are kept
 * @param wanted what it is to hold; without a body, the body stays
 * @returns the file with what changed, and all else byte for byte
 * @throws {Refusal} that names the field, where that can't be had
 */
export function patchFile(path: string, source: string, wanted: FileParts): string {
  const hasReturns = source.includes("\r\n");
  const [, mark = "", text = ""] = /^(\uFEFF?)([^]*)$/u.exec(source.replaceAll("\r\n", "\n")) ?? [];
  const patched = mark + (path.endsWith(".md") ? patchMarkdown(text, wanted) : patchYaml(text, wanted.data));
  return hasReturns ? patched.replaceAll("\n", "\r\n") : patched;
}

/**
 * @returns a page's file that there is not yet, in the style of the others
 * @throws {Refusal} where that would not read as wanted
 */
export function freshPage(wanted: FileParts): string {
  return patchFile("index.md", "---\n\n---\n", wanted).replace("---\n\n", "---\n");
}

function patchMarkdown(text: string, { data, body }: FileParts): string {
  const match = FRONT_MATTER.exec(text);
  if (!match) throw new Refusal([], "the file has no front matter");
  const [whole, open = "", yaml = "", close = ""] = match;
  const rest = text.slice(whole.length);
  const isSameBody = body === undefined || body.trim() === rest.trim();
  const front = patchYaml(`${yaml}\n`, data).replace(/\n$/u, "");
  return open + front + close + (isSameBody ? rest : bodyText(body));
}

/** An empty line after the front matter, one line break at the end. */
function bodyText(body: string): string {
  return body.trim() === "" ? "" : `\n${body.trim()}\n`;
}

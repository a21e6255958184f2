import { readFileSync } from "node:fs";
import { TextDecoder } from "node:util";
import { cachedResult } from "../text-cache";
import { parseSource, type SourceFile, createUnreadableFile } from "./source-file";

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads and parses a file of content.
 * @param absolute path of the file
 * @param path the file's path in problems
 */
export function readSourceFile(absolute: string, path: string): SourceFile {
  let text: string;
  try {
    text = UTF8.decode(readFileSync(absolute)).replaceAll("\r\n", "\n");
  } catch {
    return createUnreadableFile(path, "file", "is not UTF-8", "save it as UTF-8");
  }
  const read = cachedResult(`source ${path.slice(-3)}`, text, () => withoutPlaces(parseSource(path, text)));
  if (!read) return parseSource(path, text);
  const { data, bodyLength, bodyLine } = read;
  let whole: SourceFile | undefined;
  const placed = (): SourceFile => (whole ??= parseSource(path, text));
  return {
    path,
    text,
    data,
    body: text.slice(text.length - bodyLength),
    bodyLine,
    placeOf: (field) => placed().placeOf(field),
    placeOfKey: (field) => placed().placeOfKey(field),
    problems: [],
  };
}

/** Omits positions: to compute them takes half of the time of parsing, and only problems need them. */
function withoutPlaces({ data, body, bodyLine, problems }: SourceFile) {
  return problems.length > 0 ? undefined : { data, bodyLength: body.length, bodyLine };
}

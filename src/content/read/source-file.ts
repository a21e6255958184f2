/** Parses a file of content into data, with the position of every field. */
import { readFileSync } from "node:fs";
import { TextDecoder } from "node:util";
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Path } from "../fields";
import { memoize } from "../../memoize";
import { fileProblem, type Problem } from "../problem";
import { cachedResult } from "../text-cache";
import { explainYamlError, findLostText } from "./yaml-mistakes";

export interface SourceFile {
  /** Path from the project's root, with slashes. */
  path: string;
  /** The whole file, "" if it can't be read. */
  text: string;
  /** The front matter, or the content of a YAML file; undefined if it can't be read. */
  data: unknown;
  /** The markdown after the front matter, "" in a YAML file. */
  body: string;
  /** The first line of the body, from 1. */
  bodyLine: number;
  /** Returns the position of a field's value, or of the innermost existing parent. */
  placeOf(path: Path): { line: number; column: number };
  /** Returns the position of a field's key. */
  placeOfKey(path: Path): { line: number; column: number };
  problems: Problem[];
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads and parses a file. Positions are computed on demand: they take half of the time, and only problems need them.
 * @param path the file's path in problems
 */
export function readSourceFile(absolute: string, path: string): SourceFile {
  let text: string;
  try {
    text = UTF8.decode(readFileSync(absolute)).replaceAll("\r\n", "\n");
  } catch {
    return createUnreadableFile(path, "file", "is not UTF-8", "save it as UTF-8");
  }
  const parse = memoize<SourceFile, void>(() => parseSource(path, text));
  const read = cachedResult(`source ${path.slice(-3)}`, text, () => {
    const { data, body, bodyLine, problems } = parse();
    return problems.length > 0 ? undefined : { data, bodyLength: body.length, bodyLine };
  });
  if (!read) return parse();
  const { data, bodyLength, bodyLine } = read;
  return {
    path,
    text,
    data,
    body: text.slice(text.length - bodyLength),
    bodyLine,
    placeOf: (field) => parse().placeOf(field),
    placeOfKey: (field) => parse().placeOfKey(field),
    problems: [],
  };
}

/** Parses a file: `.md` has front matter, any other type is YAML. @param text with line feeds as line breaks */
export function parseSource(path: string, text: string): SourceFile {
  return path.endsWith(".md")
    ? markdownFile(path, text)
    : yamlFile({ path, text, yaml: text, firstLine: 1, body: "", bodyLine: 1 });
}

function markdownFile(path: string, text: string): SourceFile {
  const match = /^---[^\S\n]*\n([\s\S]*?)(?:^|\n)---[^\S\n]*(?:\n|$)/u.exec(text);
  if (!match) {
    const problem = text.startsWith("---") ? "has no end" : "is missing";
    const remedy = "begin the file with a line ---, the fields, and another line ---";
    return createUnreadableFile(path, "front matter", problem, remedy);
  }
  const body = text.slice(match[0].length);
  const bodyLine = match[0].split("\n").length;
  return yamlFile({ path, text, yaml: match[1] ?? "", firstLine: 2, body, bodyLine });
}

interface Parts extends Pick<SourceFile, "path" | "text" | "body" | "bodyLine"> {
  yaml: string;
  /** The first line of the YAML within the file. */
  firstLine: number;
}

function yamlFile({ yaml, firstLine, ...file }: Parts): SourceFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  const place = (offset: number | undefined) => {
    if (offset === undefined) return { line: firstLine, column: 1 };
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  if (document.errors.length === 0) findLostText(document, yaml);
  // A syntax error causes more errors below it, a duplicate key does not.
  const first = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  const problems = document.errors
    .filter((error) => error === first || error.code === "DUPLICATE_KEY")
    .map((error) => {
      const explanation = explainYamlError(error, yaml);
      return { file: file.path, ...place(error.pos[0]), field: "front matter", ...explanation };
    });
  return {
    ...file,
    data: problems.length > 0 ? undefined : document.toJS(),
    placeOf: (fieldPath) => place(findOffset(document, fieldPath, "value")),
    placeOfKey: (fieldPath) => place(findOffset(document, fieldPath, "key")),
    problems,
  };
}

/** Follows a path as far as the document has it, so that a missing field has the position of its parent. */
function findOffset(document: Document.Parsed, path: Path, part: "key" | "value"): number | undefined {
  let [node, offset]: [unknown, number | undefined] = [document.contents, undefined];
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    node = isSeq(node) ? node.items[Number(key)] : pair?.value;
    const [ofKey, ofValue] = [pair?.key, node].map((each) => (isNode(each) ? each.range?.[0] : undefined));
    const next = part === "key" ? (ofKey ?? ofValue) : (ofValue ?? ofKey);
    if (next === undefined) break;
    offset = next;
  }
  return offset;
}

/** Creates a file without text and data, and with one problem. */
function createUnreadableFile(path: string, field: string, problem: string, remedy: string): SourceFile {
  const empty = yamlFile({ path, text: "", yaml: "", firstLine: 1, body: "", bodyLine: 1 });
  return { ...empty, data: undefined, problems: [fileProblem(path, problem, remedy, field)] };
}

/** How a value is written where the source has none yet, or can't hold the new one as it held the old. */
import { parseDocument, type Scalar } from "yaml";

/** The longest line of a list in brackets: what is longer, the formatter would break (prettier's printWidth). */
const WIDTH = 120;

/** @returns a text on one line: as it stands where that reads back the same, in double quotes otherwise */
export function inOneLine(text: string, style: Scalar.Type = "QUOTE_DOUBLE"): string {
  if (style === "PLAIN" && isPlain(text)) return text;
  if (style === "QUOTE_SINGLE" && !/[\n\r\t]/u.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return JSON.stringify(text);
}

/** Whether a text that stands without quotes is read as that text, in a block and in brackets. */
function isPlain(text: string): boolean {
  if (text === "" || /[\n\t]|^\s|\s$|: |:$| #|[[\]{},]/u.test(text)) return false;
  const document = parseDocument(`- ${text}\n`);
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify([text]);
}

/** A word of the model (a route, a letter, a kind) stands without quotes, a sentence within them. */
function inFittingStyle(text: string): string {
  return inOneLine(text, /^[\w./#+-]+$/u.test(text) && !/^[\d+-]/u.test(text) ? "PLAIN" : "QUOTE_DOUBLE");
}

/**
 * @param value plain data: what YAML's core schema can hold
 * @param indent the column that the value's own lines begin in, from 0
 * @returns the value as a block, without a line break at its end; its first line is not indented
 */
export function asBlock(value: unknown, indent: number): string {
  if (typeof value === "string" && value.includes("\n")) return asLiteral(value, indent);
  if (typeof value === "string") return inFittingStyle(value);
  if (!isFilled(value)) return JSON.stringify(value);
  const pad = " ".repeat(indent);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => `- ${asBlock(item, indent + 2)}`).join(`\n${pad}`);
  }
  return Object.entries(value as object)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => asPair(key, item, indent))
    .join(`\n${pad}`);
}

/** @returns `key: value`, the value on lines of its own where it has several */
export function asPair(key: string, value: unknown, indent: number): string {
  const name = isPlain(key) ? key : JSON.stringify(key);
  if (!isFilled(value)) return `${name}: ${asBlock(value, indent + 2)}`;
  const flow = asFlow(value);
  if (Array.isArray(value) && value.every(isShort) && indent + name.length + 2 + flow.length <= WIDTH) {
    return `${name}: ${flow}`;
  }
  const pad = " ".repeat(indent + 2);
  return `${name}:\n${pad}${asBlock(value, indent + 2)}`;
}

/** @returns the value in brackets, as the formatter leaves it */
export function asFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asFlow).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{ ${pairs.map(([key, item]) => `${key}: ${asFlow(item)}`).join(", ")} }`;
  }
  return typeof value === "string" ? inFittingStyle(value) : JSON.stringify(value);
}

/** @returns lines after `|`, with the sign for what follows the last of them */
export function asLiteral(text: string, indent: number): string {
  const trailing = /\n*$/u.exec(text)?.[0].length ?? 0;
  const chomping = trailing === 0 ? "-" : trailing === 1 ? "" : "+";
  const first = /^[ \n]/u.test(text) ? "2" : "";
  const lines = (trailing === 0 ? text : text.slice(0, -1)).split("\n");
  return [`|${first}${chomping}`, ...lines.map((line) => (line === "" ? "" : " ".repeat(indent) + line))].join("\n");
}

function isShort(value: unknown): boolean {
  return typeof value !== "object" && !(typeof value === "string" && (value.length > 40 || value.includes(" ")));
}

function isFilled(value: unknown): boolean {
  return value !== null && typeof value === "object" && Object.keys(value).length > 0;
}

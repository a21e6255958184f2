/** Explains mistakes in YAML to editors who do not know YAML. */
import { type Document, isAlias, isNode, isScalar, visit, YAMLParseError } from "yaml";
import type { Mistake } from "../problem";

/** A line with a field: indentation and hyphens, name, value. */
const FIELD = /^(?<start>[ -]*[\w"'-]+:)[ \t]+(?<value>.*)$/u;
const SYNTAX = /^[[\]{}*&!|>%@`#?,-]/u;

/** Explains an error by the line in which it occurs. */
export function explainYamlError({ code, message, pos: [start] }: YAMLParseError, yaml: string): Mistake {
  const before = yaml.lastIndexOf("\n", start - 1) + 1;
  const [line = "", next = ""] = yaml.slice(before).split("\n");
  const name = /^[^:\n]+/u.exec(yaml.slice(start))?.[0];
  if (code === "DUPLICATE_KEY" && name) return { problem: `names ${name} twice`, remedy: "remove one of the two" };
  return (
    explainOpenQuote(message, yaml) ??
    explainStructure(line, next, message) ??
    explainValue(line) ?? {
      problem: `can't be read (${message.replace(/\s+/gu, " ").replace(/\.$/u, "")})`,
      remedy: "compare the line and the one above it with a page that has no mistake",
    }
  );
}

/** Quotes the line, because the error is at the end of the file. */
function explainOpenQuote(message: string, yaml: string): Mistake | undefined {
  const [, quote] = /Missing closing (["'])/u.exec(message) ?? [];
  if (!quote) return undefined;
  const isOpen = (line: string) => FIELD.exec(line)?.groups?.["value"]?.lastIndexOf(quote) === 0;
  const line = yaml.split("\n").find(isOpen) ?? "a text";
  return { problem: `${shorten(line)} has no ${quote} at its end`, remedy: `write ${quote} after its last word` };
}

function explainStructure(line: string, next: string, message: string): Mistake | undefined {
  const align = "begin it in the same column as the fields around it";
  if (/^ *\t/u.test(line)) return { problem: "a line begins with a tab", remedy: "write two blanks in its place" };
  const [, end] = /end with a ([\]}])/u.exec(message) ?? [];
  if (end) return { problem: `the text above has no ${end}`, remedy: `write ${end} at its end` };
  if (/same column|without - indicator/u.test(message))
    return { problem: `"${shorten(line)}" is not in line with the fields above`, remedy: align };
  const { value = "" } = FIELD.exec(line)?.groups ?? {};
  if (value && !value.includes(": ") && !/^["'[{]/u.test(value) && /^\s+[\w-]+:/u.test(next))
    return { problem: `"${shorten(next)}" is not in line with the field above`, remedy: align };
  if (!/^[^:]*:(?:\s|$)/u.test(line) && !/^\s*-\s/u.test(line))
    return {
      problem: `"${shorten(line)}" is no field`,
      remedy: "write its name, a colon, a blank and its text, or put the text in the line above",
    };
  return undefined;
}

function explainValue(line: string): Mistake | undefined {
  const { start = "", value = "" } = FIELD.exec(line)?.groups ?? {};
  const quoted = `put quotation marks around the text: ${shorten(`${start.trim()} "${value.replaceAll('"', "'")}"`)}`;
  const [quote = ""] = /^["']/u.exec(value) ?? [];
  if (quote === '"' && /\\[^"\\/nt]/u.test(value))
    return { problem: "contains a backslash within quotation marks", remedy: "write it twice: \\\\" };
  if (quote)
    return {
      problem: `has a ${quote} within a text in ${quote} ${quote}, or text after them`,
      remedy: `end the text with ${quote}, and within it write ${quote === '"' ? "„ “ or “ ”" : "’"}`,
    };
  const [sign] = SYNTAX.exec(value) ?? [];
  if (sign) return { problem: `has a text that begins with ${sign}`, remedy: quoted };
  if (/\s#\S/u.test(value)) return { problem: "has a text with #, and the rest of the line is lost", remedy: quoted };
  return value.includes(": ") ? { problem: "has a text that contains a colon", remedy: quoted } : undefined;
}

const shorten = (text: string) => (text.trim().length > 50 ? `${text.trim().slice(0, 47)}...` : text.trim());

/** Adds an error for each text of which YAML leaves out the beginning or the end: `*a`, `&a b`, `!a b`, `a #1`. */
export function findLostText(document: Document.Parsed, yaml: string): void {
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    const isBeginningLost = isAlias(node) || Boolean(node.tag) || (node as { anchor?: string }).anchor !== undefined;
    const isEndLost = isScalar(node) && node.type === "PLAIN" && /^[ \t]+#\S/u.test(yaml.slice(end));
    if (isBeginningLost || isEndLost)
      document.errors.push(new YAMLParseError([start, end], "BAD_ALIAS", "a part of the text is lost"));
  });
}

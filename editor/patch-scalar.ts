/** A text, number or word written over another in the way the other one was written. */
import type { Scalar } from "yaml";
import type { Edit } from "./edits";
import { asBlock, asLiteral, inOneLine } from "./yaml-style";

/**
 * @param holder the column of what holds the value: the key, or the dash
 * @returns the edit that puts `wanted` in the scalar's place
 */
export function patchScalar(source: string, node: Scalar.Parsed, wanted: unknown, holder: number): Edit {
  const [from, to] = [node.range[0], endOf(source, node)];
  const edit = (text: string): Edit => ({ from, to, text: from === to ? ` ${text}` : text });
  if (wanted !== null && typeof wanted === "object") return inTheNextLine(source, from, to, wanted, holder);
  if (typeof wanted !== "string") return edit(JSON.stringify(wanted));
  if (node.type === "BLOCK_LITERAL") return edit(literal(source.slice(from, to), wanted, holder));
  if (wanted.includes("\n")) return edit(asLiteral(wanted, holder + 2));
  if (node.type === "QUOTE_DOUBLE" && typeof node.value === "string") {
    return edit(withEscapesKept(source.slice(from, to), node.value, wanted));
  }
  return edit(typeof node.value === "string" ? inOneLine(wanted, node.type ?? "PLAIN") : asBlock(wanted, 0));
}

/** @returns the offset after the scalar's last character: a block's line break is not part of it */
function endOf(source: string, node: Scalar.Parsed): number {
  let end = node.range[1];
  while (end > node.range[0] && source[end - 1] === "\n") end -= 1;
  return end;
}

function inTheNextLine(source: string, from: number, to: number, wanted: object, holder: number): Edit {
  const pad = " ".repeat(holder + 2);
  const isAfterColon = source.slice(0, from).trimEnd().endsWith(":");
  const start = isAfterColon ? source.slice(0, from).trimEnd().length : from;
  return { from: start, to, text: `${isAfterColon ? `\n${pad}` : ""}${asBlock(wanted, holder + 2)}` };
}

/** A block keeps its indentation. */
function literal(written: string, wanted: string, holder: number): string {
  const first = /\n( +)\S/u.exec(written)?.[1]?.length ?? holder + 2;
  return asLiteral(wanted, first);
}

/** What both texts begin and end with stays as it is written: `\_` remains `\_`. */
function withEscapesKept(written: string, old: string, wanted: string): string {
  const units = [...written.slice(1, -1).matchAll(/\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|.)|[^\\]/gisu)].map(
    ([unit]) => ({ unit, text: decoded(unit) }),
  );
  if (units.some(({ text }) => text === undefined) || units.map(({ text }) => text).join("") !== old) {
    return inOneLine(wanted);
  }
  const head = run(units, wanted);
  const rest = wanted.slice(head.length);
  const tail = run(units.slice(head.count).reverse(), rest, true);
  const middle = JSON.stringify(rest.slice(0, rest.length - tail.length)).slice(1, -1);
  return `"${head.written}${middle}${tail.written}"`;
}

interface Unit {
  unit: string;
  text: string | undefined;
}

/** The units that a text begins with (or ends with, in reverse order). */
function run(units: readonly Unit[], text: string, atEnd = false): { written: string; length: number; count: number } {
  let [written, length, count] = ["", 0, 0];
  for (const { unit, text: piece = "" } of units) {
    const left = atEnd ? text.slice(0, text.length - length) : text.slice(length);
    if (!(atEnd ? left.endsWith(piece) : left.startsWith(piece))) break;
    written = atEnd ? unit + written : written + unit;
    length += piece.length;
    count += 1;
  }
  return { written, length, count };
}

const NAMED: Record<string, string> = { _: "\u00A0", n: "\n", t: "\t", '"': '"', "\\": "\\", "/": "/", " ": " " };

/** @returns the character that one unit of a text in double quotes stands for; undefined where it stands for a fold */
function decoded(unit: string): string | undefined {
  if (unit === "\n") return undefined;
  if (!unit.startsWith("\\")) return unit;
  const hex = /^\\[xuU]([\da-f]+)$/iu.exec(unit)?.[1];
  return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : NAMED[unit.slice(1)];
}

/** A list or group in brackets, such as `[/services/, /products/]`, and JSON. */
import { isMap, type ParsedNode, type YAMLMap, type YAMLSeq } from "yaml";
import { type Context, type Path, valueOf } from "./context";
import { columnOf, type Edit, lineStart, withEdits } from "./edits";
import { matchItems } from "./match-items";
import { keyOf } from "./patch-map";
import { asFlow } from "./yaml-style";

/** The longest line that the formatter leaves whole (prettier's printWidth). */
const WIDTH = 120;

interface Piece {
  readonly text: string;
}

/** @returns the edits of what stands in brackets: in place where its entries are the same ones, written anew otherwise */
export function patchFlow(of: Context, node: YAMLMap | YAMLSeq, wanted: object, path: Path): Edit[] {
  const isGroup = isMap(node);
  const inPlace = isGroup ? valuesInPlace(node, wanted) : itemsInPlace(of, node, wanted as unknown[]);
  if (inPlace) {
    return inPlace.flatMap(({ child, value, key }) => of.patch(child, value, [...path, key], 0));
  }
  const pieces = isGroup ? groupPieces(of, node, wanted, path) : listPieces(of, node, wanted as unknown[], path);
  const [from, to] = [node.range?.[0] ?? 0, node.range?.[1] ?? 0];
  return [{ ...inBrackets(of.source, from, pieces, isGroup), to }];
}

interface Child {
  child: ParsedNode;
  value: unknown;
  key: PropertyKey;
}

function valuesInPlace(node: YAMLMap, wanted: object): Child[] | undefined {
  const pairs = (node as YAMLMap.Parsed).items;
  const names = Object.entries(wanted).filter(([, value]) => value !== undefined);
  if (names.length !== pairs.length) return undefined;
  const children = pairs.map((pair) => {
    const name = names.find(([key]) => key === keyOf(pair));
    return name && pair.value ? { child: pair.value, value: name[1] as unknown, key: name[0] } : undefined;
  });
  return children.every((child) => child !== undefined) ? children : undefined;
}

function itemsInPlace(of: Context, node: YAMLSeq, wanted: readonly unknown[]): Child[] | undefined {
  const items = (node as YAMLSeq.Parsed).items;
  const matches = matchItems(
    items.map((item) => valueOf(of, item)),
    wanted,
  );
  const isSameOrder = items.length === wanted.length && matches.every((match, i) => match === i || match === undefined);
  return isSameOrder ? items.map((child, key) => ({ child, value: wanted[key], key })) : undefined;
}

function groupPieces(of: Context, node: YAMLMap, wanted: object, path: Path): Piece[] {
  const pairs = (node as YAMLMap.Parsed).items;
  return Object.entries(wanted)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]: [string, unknown]) => {
      const pair = pairs.find((candidate) => keyOf(candidate) === key);
      if (!pair?.value) return { text: `${asFlow({ [key]: value }).slice(2, -2)}` };
      const edits = of.patch(pair.value, value, [...path, key], 0);
      return { text: withEdits(of.source, edits, pair.key.range[0], pair.value.range[1]) };
    });
}

function listPieces(of: Context, node: YAMLSeq, wanted: readonly unknown[], path: Path): Piece[] {
  const items = (node as YAMLSeq.Parsed).items;
  const matches = matchItems(
    items.map((item) => valueOf(of, item)),
    wanted,
  );
  return wanted.map((value, index) => {
    const item = items[matches[index] ?? -1];
    if (!item) return { text: asFlow(value) };
    const edits = of.patch(item, value, [...path, index], 0);
    return { text: withEdits(of.source, edits, item.range[0], item.range[1]) };
  });
}

/** In one line where that is short enough, otherwise as the formatter breaks it. */
function inBrackets(source: string, from: number, pieces: readonly Piece[], isGroup: boolean): Omit<Edit, "to"> {
  const [open, close] = isGroup ? ["{ ", " }"] : ["[", "]"];
  const text =
    pieces.length === 0 ? (isGroup ? "{}" : "[]") : open + pieces.map((piece) => piece.text).join(", ") + close;
  const key = /^( *(?:- )*)\S.*?:\s+$/u.exec(source.slice(lineStart(source, from), from));
  const isBroken = /:\s*\n\s*$/u.test(source.slice(0, from));
  const column = isBroken ? columnOf(source, from) : (key?.[1]?.length ?? 0) + 2;
  const start = isBroken || key ? source.slice(0, from).trimEnd().length : from;
  const first = isBroken ? startOfKeyLine(source, start) : columnOf(source, from);
  if (start === from || first + text.length <= WIDTH) return { from: start, text: start === from ? text : ` ${text}` };
  const pad = " ".repeat(column);
  const lines = pieces.map((piece) => `${pad}  ${piece.text},`);
  return { from: start, text: ["", pad + open.trim(), ...lines, pad + close.trim()].join("\n") };
}

/** The column that a value has when it follows its key on the key's line. */
function startOfKeyLine(source: string, end: number): number {
  return columnOf(source, end) + 1;
}

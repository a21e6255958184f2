/** Changes a YAML source in place, from a node of its document down to its values. */
import { type Document, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap, type YAMLSeq } from "yaml";
import { isRecord } from "../../src/content/fields";
import { applyEdits, type Edit, findLineEnd, findLineStart, createReplacement, findStartWithComments } from "./edits";
import { matchItems } from "./match-items";
import { isSame } from "./compare";
import { toFlow, toScalar, toYaml } from "./to-yaml";

export interface Source {
  readonly text: string;
  readonly document: Document.Parsed;
}

/** Edits, or undefined if the parent has to replace the whole node. */
type Edits = Edit[] | undefined;

/**
 * Computes the edits after which a node reads as `wanted`.
 * @param column the column of the key or the dash before the node, from 0
 */
export function patchNode(source: Source, node: ParsedNode, wanted: unknown, column = 0, isInFlow = false): Edits {
  if (isSame(node.toJS(source.document), wanted)) return [];
  if (isScalar(node)) {
    if (typeof wanted === "object" && wanted !== null) return undefined;
    const [from, end] = node.range;
    // The line break after a literal is not part of its text.
    const to = from + source.text.slice(from, end).replace(/\n+$/u, "").length;
    const text = toScalar(node, wanted, column, isInFlow);
    return [{ from, to, text: from === to ? ` ${text}` : text }];
  }
  if (isMap(node) && isRecord(wanted))
    return node.flow ? patchFlow(source, node, wanted) : patchMap(source, node, wanted);
  if (isSeq(node) && Array.isArray(wanted))
    return node.flow ? patchFlow(source, node, wanted) : patchList(source, node, wanted);
  return undefined;
}

/** Changes values between brackets in place. If entries come or go, it rewrites the brackets in one line. */
function patchFlow(source: Source, node: YAMLMap.Parsed | YAMLSeq.Parsed, wanted: object): Edits {
  if (node.items.length === 0) return undefined;
  const values: Record<string, unknown> = { ...wanted };
  const children = isMap(node)
    ? node.items.map((pair) => ({ child: pair.value, value: values[keyOf(pair)] }))
    : node.items.map((child, index) => ({ child, value: values[index] }));
  const isInPlace =
    Object.keys(values).length === children.length && children.every(({ value }) => value !== undefined);
  const edits = isInPlace
    ? mergeEdits(children.map(({ child, value }) => (child ? patchNode(source, child, value, 0, true) : undefined)))
    : undefined;
  return edits ?? createReplacement(source.text, node.range[0], node.range[1], () => toFlow(wanted));
}

/** Changes the fields of a group, each on lines of its own. A new field follows the one before it in `wanted`. */
function patchMap(source: Source, node: YAMLMap.Parsed, wanted: Record<string, unknown>): Edits {
  const { text } = source;
  const column = findStart(node.items[0]) - findLineStart(text, findStart(node.items[0]));
  const write = (key: string) => toYaml({ [key]: wanted[key] }, column);
  const ends = new Map(node.items.map((pair) => [keyOf(pair), findLineEnd(text, (pair.value ?? pair.key).range[1])]));
  const edits = node.items.map((pair, index): Edits => {
    const [key, start] = [keyOf(pair), findStart(pair)];
    const end = ends.get(key) ?? start;
    if (wanted[key] === undefined) return [removePair(text, start, end, node.items[index + 1])];
    const inPlace = pair.value ? patchNode(source, pair.value, wanted[key], column) : undefined;
    return inPlace ?? createReplacement(text, start, end, () => write(key));
  });
  let offset = ends.get(keyOf(node.items.at(-1))) ?? 0;
  for (const key of Object.keys(wanted).filter((each) => wanted[each] !== undefined)) {
    offset = ends.get(key) ?? offset;
    if (!ends.has(key)) edits.push([{ from: offset, to: offset, text: `\n${" ".repeat(column)}${write(key)}` }]);
  }
  return mergeEdits(edits);
}

/** Removes the lines of a field, but not a comment above, which may be about more. Beside a dash, the next field moves up. */
function removePair(text: string, start: number, end: number, next: YAMLMap.Parsed["items"][number] | undefined): Edit {
  if (/-/u.test(text.slice(findLineStart(text, start), start)))
    return { from: start, to: next ? findStart(next) : end, text: "" };
  return { from: findLineStart(text, start), to: Math.min(end + 1, text.length), text: "" };
}

/** Changes a list with dashes. Entries that move keep their text and the comments above it. */
function patchList(source: Source, node: YAMLSeq.Parsed, wanted: readonly unknown[]): Edits {
  const { text, document } = source;
  const dashes = node.items.map((item) => text.lastIndexOf("-", item.range[0] - 1));
  const column = (dashes[0] ?? 0) - findLineStart(text, dashes[0] ?? 0);
  const isPlain = dashes.every((dash, index) =>
    /^ *-\s*$/u.test(text.slice(findLineStart(text, dash), node.items[index]?.range[0])),
  );
  if (!isPlain || wanted.length === 0) return undefined;
  const write = (value: unknown) => toYaml([value], column);
  const matches = matchItems(
    node.items.map((item) => item.toJS(document) as unknown),
    wanted,
  );
  const patchItem = (index: number, value: unknown): Edits => {
    const item = node.items[index];
    if (!item) return undefined;
    return (
      patchNode(source, item, value, column) ??
      createReplacement(text, dashes[index] ?? 0, findLineEnd(text, item.range[1]), () => write(value))
    );
  };
  if (matches.length === dashes.length && matches.every((match, index) => match === index))
    return mergeEdits(wanted.map((value, index) => patchItem(index, value)));
  const starts = dashes.map((dash, index) =>
    index === 0 ? findLineStart(text, dash) : findStartWithComments(text, dash),
  );
  const end = findLineEnd(text, node.items.at(-1)?.range[1] ?? 0);
  const items = wanted.map((value, index) => {
    const match = matches[index];
    if (match === undefined) return " ".repeat(column) + write(value);
    const edits = patchItem(match, value);
    return edits && applyEdits(text, edits, starts[match], starts[match + 1] ?? end).replace(/\n$/u, "");
  });
  return items.includes(undefined) ? undefined : [{ from: starts[0] ?? 0, to: end, text: items.join("\n") }];
}

type Pair = YAMLMap.Parsed["items"][number];

function findStart(pair: Pair | undefined): number {
  return pair?.key.range[0] ?? 0;
}

function keyOf(pair: Pair | undefined): string {
  return isScalar(pair?.key) ? String(pair.key.value) : "";
}

function mergeEdits(edits: readonly Edits[]): Edits {
  return edits.every((each) => each !== undefined) ? edits.flat() : undefined;
}

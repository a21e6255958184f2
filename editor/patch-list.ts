/** A list whose entries begin with dashes, each on lines of its own. */
import type { YAMLSeq } from "yaml";
import { type Context, type Path, valueOf } from "./context";
import { columnOf, type Edit, lineEnd, startWithComments, withEdits } from "./edits";
import { matchItems } from "./match-items";
import { Refusal } from "./refusal";
import { asBlock } from "./yaml-style";

/** @returns the edits of a list: entries that were changed, moved, taken out and put in */
export function patchList(of: Context, node: YAMLSeq.Parsed, wanted: readonly unknown[], path: Path): Edit[] {
  if (wanted.length === 0) throw new Refusal(path, "would be an empty list; change it in the file");
  const { source } = of;
  const matches = matchItems(
    node.items.map((item) => valueOf(of, item)),
    wanted,
  );
  const dashes = node.items.map((item) => dashOf(source, item.range[0], path));
  const column = columnOf(source, dashes[0] ?? 0);
  const inner = (index: number, value: unknown, at: number) => {
    const item = node.items[index];
    return item ? of.patch(item, value, [...path, at], column) : [];
  };
  if (matches.length === node.items.length && matches.every((match, index) => match === index)) {
    return wanted.flatMap((value, index) => inner(index, value, index));
  }
  const starts = dashes.map((dash, index) => (index === 0 ? dash - column : startWithComments(source, dash)));
  const end = endOfList(source, node);
  const slices = wanted.map((value, index) => {
    const match = matches[index];
    if (match === undefined) return `${" ".repeat(column)}- ${asBlock(value, column + 2)}`;
    const [from, to] = [starts[match] ?? 0, starts[match + 1] ?? end];
    return withEdits(source, inner(match, value, index), from, to).replace(/\n$/u, "");
  });
  return [{ from: starts[0] ?? 0, to: end, text: slices.join("\n") }];
}

/** @throws {Refusal} where an entry does not begin on a line of its own */
function dashOf(source: string, start: number, path: Path): number {
  const dash = source.lastIndexOf("-", start);
  if (dash === -1 || !/^ *-\s*$/u.test(source.slice(source.lastIndexOf("\n", dash) + 1, start))) {
    throw new Refusal(path, "is not written one entry to a line; change it in the file");
  }
  return dash;
}

function endOfList(source: string, node: YAMLSeq.Parsed): number {
  let end = node.items.at(-1)?.range[1] ?? node.range[1];
  while (/\s/u.test(source[end - 1] ?? "")) end -= 1;
  return lineEnd(source, end);
}

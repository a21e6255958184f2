/** A group of fields, each on lines of its own. */
import { isScalar, type YAMLMap } from "yaml";
import type { Context, Path } from "./context";
import { columnOf, type Edit, lineEnd, lineStart } from "./edits";
import { Refusal } from "./refusal";
import { asPair } from "./yaml-style";

type Pair = YAMLMap.Parsed["items"][number];

/** @returns the edits of a group: fields that changed, that went, and that came */
export function patchMap(of: Context, node: YAMLMap.Parsed, wanted: Record<string, unknown>, path: Path): Edit[] {
  const { source } = of;
  const pairs = node.items;
  const column = columnOf(source, startOf(pairs[0]));
  const stays = pairs.filter((pair) => wanted[keyOf(pair)] !== undefined);
  if (stays.length === 0) throw new Refusal(path, "would lose all its fields; change it in the file");
  const edits = pairs.flatMap((pair, index) => {
    const value = wanted[keyOf(pair)];
    if (value === undefined) return [removal(source, pairs, index)];
    if (!pair.value) throw new Refusal([...path, keyOf(pair)], "has no value to change; change it in the file");
    return of.patch(pair.value, value, [...path, keyOf(pair)], column);
  });
  return [...edits, ...additions(source, pairs, wanted, column)];
}

/** @returns the name of a field */
export function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : "";
}

/** @returns the offset after a pair's last character, a comment behind it included */
function endOfPair(source: string, pair: Pair): number {
  let end = (pair.value ?? pair.key).range[1];
  while (end > 0 && /\s/u.test(source[end - 1] ?? "")) end -= 1;
  return lineEnd(source, end);
}

/** Comments above a field stay: they may be about more than the field. A first field beside a dash makes room for the next. */
function removal(source: string, pairs: readonly Pair[], index: number): Edit {
  const start = startOf(pairs[index]);
  const end = endOfPair(source, pairs[index] as Pair);
  const isBesideDash = source.slice(lineStart(source, start), start).includes("-");
  if (!isBesideDash) return { from: lineStart(source, start), to: Math.min(end + 1, source.length), text: "" };
  const next = pairs[index + 1];
  return { from: start, to: next ? startOf(next) : end, text: "" };
}

/** A new field follows the one that it follows in `wanted`, so that the declaration's order is kept. */
function additions(source: string, pairs: readonly Pair[], wanted: Record<string, unknown>, column: number): Edit[] {
  const present = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined);
  const added = names.filter((name) => !present.has(name));
  const after = new Map<Pair | undefined, string[]>();
  for (const name of added) {
    const before = names.slice(0, names.indexOf(name)).findLast((other) => present.has(other));
    const holder = before === undefined ? pairs.at(-1) : present.get(before);
    after.set(holder, [...(after.get(holder) ?? []), name]);
  }
  return [...after].map(([holder, fields]) => {
    const offset = endOfPair(source, holder as Pair);
    const lines = fields.map((name) => `\n${" ".repeat(column)}${asPair(name, wanted[name], column)}`);
    return { from: offset, to: offset, text: lines.join("") };
  });
}

function startOf(pair: Pair | undefined): number {
  return pair?.key.range[0] ?? 0;
}

import { type RawFile, problemAt, type Rule } from "../../content/raw-content";
import { type Field, isRecord } from "../../content/fields";
import { formatFieldPath, type Problem } from "../../content/problem";

/** Pairs of fields in ascending order. */
const PAIRS = [
  ["from", "to"],
  ["start", "end"],
  ["posted", "closes"],
  ["date", "updated"],
  ["arrives", "leaves"],
] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Requires ranges of days and numbers to ascend. */
export const rangesRule: Rule = { field: checkRanges, siteField: checkRanges };

function checkRanges({ value: group, path }: Field, file: RawFile): Problem[] {
  if (!isRecord(group)) return [];
  return PAIRS.flatMap(([first, second]) => {
    const [from, to] = [group[first], group[second]];
    const isComparable = [from, to].every((value) => typeof value === "number" || DAY.test(String(value)));
    if (!isComparable || (from as string) <= (to as string)) return [];
    const problem = `${String(to)} is ${typeof to === "number" ? "less than" : "before"} ${first}, ${String(from)}`;
    return [problemAt(file, [...path, second], problem, `look at ${formatFieldPath([...path, first])}, too`)];
  });
}

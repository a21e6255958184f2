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
    const problem = wrongRange(group[first], group[second], first);
    const remedy = `look at ${formatFieldPath([...path, first])}, too`;
    return problem ? [problemAt(file, [...path, second], problem, remedy)] : [];
  });
}

function wrongRange(from: unknown, to: unknown, first: string): string | undefined {
  if (typeof from === "number" && typeof to === "number")
    return to < from ? `${to} is less than ${first}, ${from}` : undefined;
  if (typeof from !== "string" || typeof to !== "string" || !DAY.test(from) || !DAY.test(to)) return undefined;
  return to < from ? `${to} is before ${first}, ${from}` : undefined;
}

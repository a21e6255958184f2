import { type Draft, problemAt } from "../draft";
import { isRecord, valuesIn } from "../fields";
import { fieldName, type Problem } from "../problem";

/** Fields of one group of which the second is not before the first. */
const PAIRS = [
  ["from", "to"],
  ["start", "end"],
  ["posted", "closes"],
  ["date", "updated"],
  ["arrives", "leaves"],
] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DAY_OR_MONTH = /^\d{4}-\d{2}(?:-\d{2})?$/u;
const DAY_LENGTH = 86_400_000;
/** In years from today: what is further away is a slip of the finger, and would wait there without a word. */
const FURTHEST = 5;
/** No day on the site is older, and nothing that has a first and a last day lasts longer (in days). */
const [OLDEST, LONGEST] = [1990, 31];

/** Ranges run forwards, and days are ones that somebody can have meant. */
export function ranges({ pages, site, today }: Draft): Problem[] {
  const year = Number(today.slice(0, 4));
  return [...pages, ...Object.values(site)].flatMap((checked) =>
    valuesIn(checked.data).flatMap(([path, value]) => {
      const ranges = PAIRS.flatMap(([first, second]) => {
        const problem = isRecord(value) && wrongRange(value[first], value[second], first);
        return problem
          ? [problemAt(checked, [...path, second], problem, `look at ${fieldName([...path, first])}, too`)]
          : [];
      });
      const named = yearOf(path.at(-1), value);
      if (typeof named !== "number" || (named <= year + FURTHEST && (named >= OLDEST || named === value)))
        return ranges;
      const problem = `${String(value)} is ${named > year ? `more than ${FURTHEST} years away` : `before ${OLDEST}`}`;
      return [problemAt(checked, path, problem, "look at the year")];
    }),
  );
}

function yearOf(key: PropertyKey | undefined, value: unknown): unknown {
  if (typeof value === "string" && DAY_OR_MONTH.test(value)) return Number(value.slice(0, 4));
  return key === "year" || key === "founded" ? value : undefined;
}

function wrongRange(from: unknown, to: unknown, first: string): string | undefined {
  if (typeof from === "number" && typeof to === "number")
    return to < from ? `${to} is less than ${first}, ${from}` : undefined;
  if (typeof from !== "string" || typeof to !== "string" || !DAY.test(from) || !DAY.test(to)) return undefined;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_LENGTH + 1;
  if (days < 1) return `${to} is before ${first}, ${from}`;
  return first === "start" && days > LONGEST ? `${to} is ${days} days after ${first}, more than ${LONGEST}` : undefined;
}

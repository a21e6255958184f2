import { type Draft, problemAt, type Rule } from "../../content/draft";
import { isRecord, valueAt } from "../../content/fields";

const FILE = "content/site/facts.yml";

/** The fact that a fare in sections is made of, with so many people in each. */
export const PER_PERSON = "personFare";

/** A price is an amount of the file of facts, or so many sections of what one costs there; a bill keeps its ceiling. */
export const fares: Rule = {
  page(page, draft) {
    const fare = page.data["fare"];
    if (!isRecord(fare)) return [];
    const named = (["fixed", "ceiling"] as const).flatMap((basis) => {
      const name = fare[basis];
      if (typeof name !== "string" || amountOf(draft, name) !== undefined) return [];
      // The rule of names reports a name that an existing file lacks.
      if (draft.site["facts"] && valueAt(draft.site["facts"].data, [name]) === undefined) return [];
      return [problemAt(page, ["fare", basis], `${name} is no amount`, `give ${name} its euros in ${FILE}`)];
    });
    if (fare["sections"] === undefined || amountOf(draft, PER_PERSON) !== undefined) return named;
    const remedy = `add ${PER_PERSON} with its euros to ${FILE}`;
    return [...named, problemAt(page, ["fare", "sections"], "sections have no price", remedy)];
  },
  /** Work ends at the ceiling (the terms, "fees"), so a bill can't have more days than the ceiling pays for. */
  field({ value: bill, path }, page, draft) {
    if (path.at(-1) !== "bill" || !isRecord(bill) || !Array.isArray(bill["work"])) return [];
    const days = bill["work"].reduce((sum: number, entry: { days?: unknown }) => sum + Number(entry.days), 0);
    const most = (amountOf(draft, bill["ceiling"]) ?? NaN) / (amountOf(draft, bill["rate"]) ?? NaN);
    if (!(days > most)) return [];
    const remedy = "take days off, or name a higher ceiling";
    return [problemAt(page, [...path, "work"], `has ${days} days, and the ceiling pays for ${most}`, remedy)];
  },
};

/** @returns an amount of the file of facts by its name; undefined where the file has no such amount */
function amountOf({ site }: Draft, name: unknown): number | undefined {
  const euros = valueAt(site["facts"]?.data, [String(name), "euros"]);
  return typeof euros === "number" ? euros : undefined;
}

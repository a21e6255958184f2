import { type RawContent, problemAt, type Rule } from "../../content/raw-content";
import { isRecord, valueAt } from "../../content/fields";

export const FACTS_FILE = "content/site/facts.yml";

/** The price of a section per person. */
export const PRICE_PER_PERSON = "personFare";

/** Requires prices in the file of facts, or sections at its price. Sample invoices stay below the ceiling. */
export const faresRule: Rule = {
  page(page, content) {
    const fare = page.data["fare"];
    if (!isRecord(fare)) return [];
    const named = (["fixed", "ceiling"] as const).flatMap((basis) => {
      const name = fare[basis];
      if (typeof name !== "string" || findAmount(content, name) !== undefined) return [];
      // The rule `namesRule` reports missing names in an existing file.
      if (content.site["facts"] && valueAt(content.site["facts"].data, [name]) === undefined) return [];
      return [problemAt(page, ["fare", basis], `${name} is no amount`, `give ${name} its euros in ${FACTS_FILE}`)];
    });
    if (fare["sections"] === undefined || findAmount(content, PRICE_PER_PERSON) !== undefined) return named;
    const remedy = `add ${PRICE_PER_PERSON} with its euros to ${FACTS_FILE}`;
    return [...named, problemAt(page, ["fare", "sections"], "sections have no price", remedy)];
  },
  /** Limits the days of an invoice to those that the ceiling pays for, because work ends there (terms, "fees"). */
  field({ value: bill, path }, page, content) {
    if (path.at(-1) !== "bill" || !isRecord(bill) || !Array.isArray(bill["work"])) return [];
    const days = bill["work"].reduce((sum: number, entry: { days?: unknown }) => sum + Number(entry.days), 0);
    const most = (findAmount(content, bill["ceiling"]) ?? NaN) / (findAmount(content, bill["rate"]) ?? NaN);
    if (!(days > most)) return [];
    const remedy = "take days off, or name a higher ceiling";
    return [problemAt(page, [...path, "work"], `has ${days} days, and the ceiling pays for ${most}`, remedy)];
  },
};

export function findAmount({ site }: RawContent, name: unknown, unit: "euros" | "weeks" = "euros"): number | undefined {
  const amount = valueAt(site["facts"]?.data, [String(name), unit]);
  return typeof amount === "number" ? amount : undefined;
}

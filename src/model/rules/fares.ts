import { type Draft, type DraftPage, problemAt } from "../../content/draft";
import { fieldsIn, isRecord } from "../../content/fields";
import type { Problem } from "../../content/problem";

const FILE = "content/site/facts.yml";

/** The fact that a fare in sections is made of, with so many people in each. */
export const PER_PERSON = "personFare";

/** An amount of the file of facts by its name; undefined where the file has none of that name. */
type AmountOf = (name: unknown) => number | undefined;

/** A price is an amount of the file of facts, or so many sections of what one costs there; a bill keeps its ceiling. */
export function fares({ pages, site }: Draft): Problem[] {
  const facts = isRecord(site["facts"]?.data) ? site["facts"].data : {};
  const amountOf: AmountOf = (name) => {
    const fact = typeof name === "string" ? facts[name] : undefined;
    return isRecord(fact) && typeof fact["euros"] === "number" ? fact["euros"] : undefined;
  };
  return pages.flatMap((page) => [...bills(page, amountOf), ...fareOf(page, facts, amountOf)]);
}

function fareOf(page: DraftPage, facts: Record<string, unknown>, amountOf: AmountOf): Problem[] {
  const fare = page.data["fare"];
  if (!isRecord(fare)) return [];
  const named = (["fixed", "ceiling"] as const).flatMap((basis) => {
    const name = fare[basis];
    if (typeof name !== "string" || amountOf(name) !== undefined) return [];
    // Of a name that the file does not have, the rule of names says so, where there is a file.
    if (Object.keys(facts).length > 0 && facts[name] === undefined) return [];
    return [problemAt(page, ["fare", basis], `${name} is no amount`, `give ${name} its euros in ${FILE}`)];
  });
  if (fare["sections"] === undefined || amountOf(PER_PERSON) !== undefined) return named;
  const remedy = `add ${PER_PERSON} with its euros to ${FILE}`;
  return [...named, problemAt(page, ["fare", "sections"], "sections have no price", remedy)];
}

/** Beyond the ceiling nobody works (the terms, "fees"), so a bill can't have more days than the ceiling pays for. */
function bills(page: DraftPage, amountOf: AmountOf): Problem[] {
  return fieldsIn(page.schema, page.data).flatMap(({ value: bill, path }) => {
    if (path.at(-1) !== "bill" || !isRecord(bill) || !Array.isArray(bill["work"])) return [];
    const days = bill["work"].reduce((sum: number, entry: { days?: unknown }) => sum + Number(entry.days), 0);
    const most = (amountOf(bill["ceiling"]) ?? NaN) / (amountOf(bill["rate"]) ?? NaN);
    if (!(days > most)) return [];
    const remedy = "take days off, or name a higher ceiling";
    return [problemAt(page, [...path, "work"], `has ${days} days, and the ceiling pays for ${most}`, remedy)];
  });
}

import { type Draft, problemAt } from "../draft";
import { isRecord } from "../fields";
import type { Problem } from "../problem";

const FILE = "content/site/facts.yml";

/** What the fare of so many people in so many sections is made of (src/site/fares.ts). */
const PER_PERSON = "personFare";

/** A price is an amount of the file of facts, or so many sections of what one costs there. */
export function fares({ pages, site }: Draft): Problem[] {
  const facts = isRecord(site["facts"]?.data) ? site["facts"].data : {};
  const hasAmount = (name: string) => isRecord(facts[name]) && typeof facts[name]["euros"] === "number";
  return pages.flatMap((page) => {
    const fare = page.data["fare"];
    if (!isRecord(fare)) return [];
    const named = (["fixed", "ceiling"] as const).flatMap((basis) => {
      const name = fare[basis];
      if (typeof name !== "string" || hasAmount(name)) return [];
      // Of a name that the file does not have, the rule of names says so, where there is a file.
      if (Object.keys(facts).length > 0 && facts[name] === undefined) return [];
      return [problemAt(page, ["fare", basis], `${name} is no amount`, `give ${name} its euros in ${FILE}`)];
    });
    if (fare["sections"] === undefined || hasAmount(PER_PERSON)) return named;
    const remedy = `add ${PER_PERSON} with its euros to ${FILE}`;
    return [...named, problemAt(page, ["fare", "sections"], "sections have no price", remedy)];
  });
}

/** Prices of pages in numbers, from their fields and the file of facts. */
import { PRICE_PER_PERSON } from "../model/rules/fares";
import type { Site, SitePage } from "./site";

export interface Fare {
  basis: "fixed" | "ceiling" | "sections";
  /** The price or its ceiling in euros, net. */
  amount: number;
  people: number;
  /** The number of sections, and the ceiling of one in euros, for a price by section. */
  sections?: { count: number; amount: number };
  length?: string;
}

/** Computes the price of a page, if it has one. The content check has validated the names of facts. */
export function computeFare(site: Site, { content }: Pick<SitePage, "content">): Fare | undefined {
  const fare = "fare" in content ? content.fare : undefined;
  if (!fare) return undefined;
  const { fixed, ceiling, sections, people, length } = fare;
  const basis = fixed === undefined ? "ceiling" : "fixed";
  const named = { people, ...(length === undefined ? {} : { length }) };
  if (sections === undefined) return { ...named, basis, amount: findEuros(site, fixed ?? ceiling ?? "") };
  const amount = people * findEuros(site, PRICE_PER_PERSON);
  return { ...named, basis: "sections", amount: sections * amount, sections: { count: sections, amount } };
}

function findEuros({ facts = {} }: Site, name: string): number {
  return facts[name]?.euros ?? 0;
}

/** What a page costs, in numbers: from its own fields and the file of facts. */
import { PER_PERSON } from "../model/rules/fares";
import type { Site, SitePage } from "./site";

export interface Fare {
  basis: "fixed" | "ceiling" | "sections";
  /** In euros, net: the price, or the most that it can be. */
  amount: number;
  people: number;
  /** Where it is counted in sections: how many, and the most that one costs. */
  sections?: { count: number; amount: number };
  length?: string;
}

/** @returns what a page says it costs, or undefined where it says nothing. The content check has seen to the names. */
export function fareOf(site: Site, { content }: Pick<SitePage, "content">): Fare | undefined {
  const fare = "fare" in content ? content.fare : undefined;
  if (!fare) return undefined;
  const { fixed, ceiling, sections, people, length } = fare;
  const basis = fixed === undefined ? "ceiling" : "fixed";
  const named = { people, ...(length === undefined ? {} : { length }) };
  if (sections === undefined) return { ...named, basis, amount: eurosOf(site, fixed ?? ceiling ?? "") };
  const amount = people * eurosOf(site, PER_PERSON);
  return { ...named, basis: "sections", amount: sections * amount, sections: { count: sections, amount } };
}

function eurosOf({ facts = {} }: Site, name: string): number {
  return facts[name]?.euros ?? 0;
}

/** Prices of pages in numbers, from their fields and the file of facts. */
import { PRICE_PER_PERSON } from "../model/rules/fares";
import type { Site, SitePage } from "./site";

export type Fare = NonNullable<ReturnType<typeof computeFare>>;

/** Computes the net price of a page in euros, if it has one. The content check has validated the names of facts. */
export function computeFare(site: Site, { content }: Pick<SitePage, "content">) {
  const fare = "fare" in content ? content.fare : undefined;
  if (!fare) return undefined;
  const { fixed, ceiling, sections: count, people, length } = fare;
  const findEuros = (name = "") => site.facts?.[name]?.euros ?? 0;
  const perSection = people * findEuros(PRICE_PER_PERSON);
  const { weeks } = site.facts?.[PRICE_PER_PERSON] ?? {};
  return {
    isFixed: fixed !== undefined,
    amount: count === undefined ? findEuros(fixed ?? ceiling) : count * perSection,
    people,
    sections: count === undefined ? undefined : { count, weeks: weeks && count * weeks, amount: perSection },
    length,
  };
}

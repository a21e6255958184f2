import type { Card } from "../../model/views/card";
import type { SectionProps } from "../section-frame";

type Listing = Pick<SectionProps<"listing">, "section" | "view">;

export const cardsOfList = ({ section, view }: Listing): Card[] =>
  (view.lists[section.of] ?? []).flatMap((route) => view.cards[route] ?? []);

/** Prefixes the ids of a list's parts, except in the first list of its type: other pages link to `#line-a`. */
export function createListIds({ section: { id, of }, view }: Listing): (part: string) => string {
  const first = view.content.sections?.find((each) => each.type === "listing" && each.of === of);
  return (part) => (first && "id" in first && first.id !== id ? `${id}-${part}` : part);
}

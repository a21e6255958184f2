import type { ReactNode } from "react";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { Card } from "../../model/views/card";
import type { SectionProps } from "../section-props";

/** What every list has: its sign, a paragraph, and the cards of what is listed. */
export interface ListFrameProps {
  sign: { id: string; heading: string };
  intro?: ReactNode;
  cards: readonly Card[];
  isLast: boolean;
  /** Names a part of the list in the page: another list of the same kind has its own. */
  idOf: (part: string) => string;
}

type Listing = Pick<SectionProps<"listing">, "section" | "view" | "isLast">;

export function frameOf({ section, view, isLast }: Listing): ListFrameProps {
  const { id, heading, text, of } = section;
  const first = view.content.sections?.find((each) => each.type === "listing" && each.of === of);
  return {
    sign: { id, heading },
    intro: text && <RichText as="p" className="lead spaced" html={text} />,
    cards: (view.lists[of] ?? []).flatMap((route) => view.cards[route] ?? []),
    isLast,
    // The first keeps short addresses (`#line-a`), to which other pages link.
    idOf: (part) => (first && "id" in first && first.id !== id ? `${id}-${part}` : part),
  };
}

/** A list below one sign. */
export function ListFrame({ sign, intro, isLast, children }: ListFrameProps & { children: ReactNode }) {
  return (
    <Section {...sign} isLast={isLast}>
      {intro}
      {children}
    </Section>
  );
}

import type { ReactNode } from "react";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { Card } from "../../routes/site";
import type { SectionProps } from "../section-props";

/** What every list has: its sign, a paragraph, and the cards of what is listed. */
export interface ListFrameProps {
  sign: { id: string; heading: string; echo: string | undefined };
  intro?: ReactNode;
  cards: readonly Card[];
  isLast: boolean;
}

type Listing = Pick<SectionProps<"listing">, "section" | "view" | "isLast">;

export function frameOf({ section: { id, heading, text, of }, view, isLast }: Listing): ListFrameProps {
  return {
    sign: { id, heading, echo: view.echo.parts[id] },
    intro: text && <RichText as="p" className="lead spaced" html={text} />,
    cards: (view.lists[of] ?? []).flatMap((route) => view.cards[route] ?? []),
    isLast,
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

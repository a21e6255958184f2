import { Passes } from "../../components/passes/passes";
import { SlipList } from "../../components/slip-list/slip-list";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function RelatedSection({ section, view, isLast }: SectionProps<"related">) {
  const { as, routes } = section;
  const cards = routes.flatMap((route) => view.cards[route] ?? []);
  return (
    <SectionFrame section={section} isLast={isLast}>
      {as === "cards" ? <Passes cards={cards} /> : <SlipList cards={cards} />}
    </SectionFrame>
  );
}

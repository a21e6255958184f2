import { ServiceList } from "../../components/service-list/service-list";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";

export default function ItemsSection({ section, view, isLast }: SectionProps<"items">) {
  const { items } = section;
  const shown = items.map(({ title, text: meaning, line, route }) => ({
    title,
    text: meaning,
    plate: line,
    path: route && view.cards[route]?.path,
  }));
  return (
    <SectionFrame section={section} isLast={isLast}>
      <ServiceList items={shown} />
    </SectionFrame>
  );
}

import { ServiceList } from "../../components/service-list/service-list";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function ItemsSection({ section, view, isLast }: SectionProps<"items">) {
  const items = section.items.map((item) => ({ ...item, path: item.route && view.cards[item.route]?.path }));
  return (
    <SectionFrame section={section} isLast={isLast}>
      <ServiceList items={items} />
    </SectionFrame>
  );
}

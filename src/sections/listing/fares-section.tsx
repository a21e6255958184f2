import { ServiceList } from "../../components/service-list/service-list";
import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";

/** The list of what has a price: name and line, and what it costs. */
export default function FareListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  const items = frame.cards.map(({ path, title, label = title, code, line, fare = "" }) => ({
    path,
    title: label,
    plate: code ?? line,
    text: fare,
  }));
  return <ListFrame {...frame}>{items.length > 0 && <ServiceList items={items} />}</ListFrame>;
}

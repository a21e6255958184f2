import { ServiceList } from "../../components/service-list/service-list";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList } from "./cards-of-list";

/** Lists pages that have a price, each with its plate and price. */
export default function FareListSection(props: SectionProps<"listing">) {
  const items = cardsOfList(props).map(({ path, title, label = title, code, line, fare = "" }) => ({
    path,
    title: label,
    plate: code ?? line,
    text: fare,
  }));
  return <SectionFrame {...props}>{items.length > 0 && <ServiceList items={items} />}</SectionFrame>;
}

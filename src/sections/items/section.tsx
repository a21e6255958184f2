import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { ServiceList } from "../../components/service-list/service-list";
import type { SectionProps } from "../section-props";

export function ItemsSection({ section, view, isLast }: SectionProps<"items">) {
  const { id, heading, text, items } = section;
  const shown = items.map(({ title, text: meaning, line, route }) => ({
    title,
    text: meaning,
    plate: line,
    path: route && view.cards[route]?.path,
  }));
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      {text && <RichText as="p" className="lead spaced" html={text} />}
      <ServiceList items={shown} />
    </Section>
  );
}

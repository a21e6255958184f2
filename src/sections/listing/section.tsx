import type { ComponentType } from "react";
import { RichText } from "../../components/prose/prose";
import type { Card } from "../../routes/site";
import type { SectionProps } from "../section-props";
import { FairList } from "./fair-list";
import { LinkList } from "./link-list";
import { NewsLog } from "./news-log";
import { PassList } from "./pass-list";
import { ProjectList } from "./project-list";
import { ServiceGroups } from "./service-groups";
import { VacancyBoard } from "./vacancy-board";
import { Section } from "../../components/section/section";

/** How each kind is listed. */
const LISTS: Record<SectionProps<"listing">["section"]["of"], ComponentType<{ cards: readonly Card[] }>> = {
  services: ServiceGroups,
  products: PassList,
  solutions: PassList,
  projects: ProjectList,
  news: NewsLog,
  vacancies: VacancyBoard,
  fairs: FairList,
  legal: LinkList,
};

export function ListingSection({ section, view, isLast }: SectionProps<"listing">) {
  const { id, heading, text, of } = section;
  const List = LISTS[of];
  const cards = (view.lists[of] ?? []).flatMap((route) => view.cards[route] ?? []);
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      {text && <RichText as="p" className="lead spaced" html={text} />}
      <List cards={cards} />
    </Section>
  );
}

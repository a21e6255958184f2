import { Board } from "../../components/board/board";
import { MoreLink } from "../../components/more-link/more-link";
import { ROUTES } from "../../model/views/routes";
import { Section } from "../../components/section/section";
import { useText } from "../../i18n/language-provider";
import type { SectionProps } from "../section-props";
import { useDepartureRow } from "./departure-row";

export default function DeparturesSection({ section, view, isLast }: SectionProps<"departures">) {
  const text = useText();
  const toRow = useDepartureRow();
  // A firm that hires nobody has no page of vacancies.
  const vacancies = view.cards[ROUTES.vacancies];
  const cards = (view.lists["departures"] ?? []).flatMap((route) => view.cards[route] ?? []);
  const columns = [
    text("board.date"),
    text("board.kind"),
    text("board.destination"),
    text("vacancy.place"),
    text("board.note"),
  ];
  return (
    <Section
      id={section.id}
      heading={section.heading}
      isLast={isLast}
      aside={vacancies && <MoreLink to={vacancies.path}>{text("board.allVacancies")}</MoreLink>}
    >
      {cards.length > 0 && <Board rows={cards.map(toRow)} columns={columns} variant="dates" />}
    </Section>
  );
}

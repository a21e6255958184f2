import { Board } from "../../components/board/board";
import { MoreLink } from "../../components/more-link/more-link";
import { ROUTES } from "../../view/routes";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../intl/language-provider";
import type { SectionProps } from "../section-props";
import { useDepartureRow } from "./departure-row";

export default function DeparturesSection({ section, view, isLast }: SectionProps<"departures">) {
  const text = useText();
  const { language } = usePack();
  const toRow = useDepartureRow();
  const cards = (view.lists["departures"] ?? []).flatMap((route) => view.cards[route] ?? []);
  const columns = [
    text("board.date"),
    text("board.kind"),
    text("board.destination"),
    text("board.place"),
    text("board.note"),
  ];
  return (
    <Section
      id={section.id}
      heading={section.heading}
      echo={view.echo.parts[section.id]}
      isLast={isLast}
      aside={<MoreLink to={`/${language}${ROUTES.vacancies}`}>{text("board.allVacancies")}</MoreLink>}
    >
      <Board rows={cards.map(toRow)} columns={columns} variant="dates" />
    </Section>
  );
}

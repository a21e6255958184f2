import { Board } from "../../components/board/board";
import { MoreLink } from "../../components/more-link/more-link";
import { ROUTES } from "../../model/views/routes";
import { useText } from "../../i18n/language-provider";
import { SectionFrame, type SectionProps } from "../section-frame";
import { useDepartureRow } from "./departure-row";

const COLUMNS = ["board.date", "board.kind", "board.destination", "board.place", "board.note"] as const;

/** Renders the board, and a link to all vacancies if the site has that page. */
export default function DeparturesSection({ section, view, isLast }: SectionProps<"departures">) {
  const text = useText();
  const toRow = useDepartureRow();
  const vacancies = view.cards[ROUTES.vacancies];
  const cards = (view.lists["departures"] ?? []).flatMap((route) => view.cards[route] ?? []);
  return (
    <SectionFrame
      section={section}
      isLast={isLast}
      aside={vacancies && <MoreLink to={vacancies.path}>{text("board.allVacancies")}</MoreLink>}
    >
      {cards.length > 0 && <Board rows={cards.map(toRow)} columns={COLUMNS} />}
    </SectionFrame>
  );
}

import { useIntl } from "react-intl";
import { Board } from "../../components/board/board";
import { formatShortDay } from "../../i18n/format";
import { formatEuroRange } from "../../i18n/euros";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList } from "./cards-of-list";

/** The end of a title that names genders, such as " (m/f/d)". A sentence above the board covers all rows. */
const GENDERS = /\s\(\p{L}\/\p{L}\/\p{L}\)$/u;

const COLUMNS = ["board.code", "board.position", "vacancy.place", "vacancy.salary", "board.note"] as const;

/** Lists vacancies on the board, by line, with pay and hours (EU directive 2023/970, Article 5). */
export default function VacancyListSection(props: SectionProps<"listing">) {
  const text = useText();
  const intl = useIntl();
  const { language } = useLanguagePack();
  const rows = cardsOfList(props).map((card) => ({
    path: card.path,
    title: card.title.replace(GENDERS, ""),
    mark: <span className="plate">{card.code}</span>,
    place: card.place ?? "",
    second: [
      card.salary && text("vacancy.salaryRange", formatEuroRange(card.salary, language)),
      card.hours && text("board.hours", card.hours),
    ]
      .filter(Boolean)
      .join(", "),
    state: card.closes ? text("state.closes", { day: formatShortDay(intl, card.closes) }) : "",
  }));
  return (
    <SectionFrame {...props}>
      <Board rows={rows} columns={COLUMNS} variant="codes" />
    </SectionFrame>
  );
}

import { useIntl } from "react-intl";
import { Board } from "../../components/board/board";
import { shortDay } from "../../i18n/format";
import { inEuros } from "../../i18n/euros";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";

/** Of a title, who may apply: that all may is said once, above the board, and in each vacancy's own title. */
const FOR_WHOM = /\s\(\p{L}\/\p{L}\/\p{L}\)$/u;

/** The board of vacancies, by line: code, title, place, pay and hours (EU directive 2023/970, Article 5), last day if one is set. */
export default function VacancyListSection(props: SectionProps<"listing">) {
  const text = useText();
  const intl = useIntl();
  const { language } = useLanguagePack();
  const frame = frameOf(props);
  const rows = frame.cards.map((card) => ({
    path: card.path,
    title: card.title.replace(FOR_WHOM, ""),
    mark: <span className="plate">{card.code}</span>,
    place: card.place ?? "",
    second: [
      card.salary && text("vacancy.salaryRange", inEuros(card.salary, language)),
      card.hours && text("board.hours", card.hours),
    ]
      .filter(Boolean)
      .join(", "),
    state: card.closes ? text("state.closes", { day: shortDay(intl, card.closes) }) : "",
  }));
  const columns = [
    text("board.code"),
    text("board.position"),
    text("vacancy.place"),
    text("vacancy.salary"),
    text("board.note"),
  ];
  return (
    <ListFrame {...frame}>
      <Board rows={rows} columns={columns} variant="codes" />
    </ListFrame>
  );
}

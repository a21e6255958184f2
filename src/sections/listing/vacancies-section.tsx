import { useIntl } from "react-intl";
import { Board } from "../../components/board/board";
import { shortDay } from "../../i18n/format";
import { usePack, useText } from "../../i18n/language-provider";
import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";

/** The board of vacancies, by line: code, title, place, line, state. */
export default function VacancyListSection(props: SectionProps<"listing">) {
  const text = useText();
  const intl = useIntl();
  const { lines } = usePack();
  const frame = frameOf(props);
  const rows = frame.cards.map((card) => ({
    path: card.path,
    title: card.title,
    mark: <span className="plate">{card.code}</span>,
    place: card.place ?? "",
    second: card.line ? lines[card.line].name : "",
    state: card.closes ? text("state.closes", { day: shortDay(intl, card.closes) }) : text("state.open"),
  }));
  const columns = [
    text("board.code"),
    text("board.position"),
    text("board.place"),
    text("board.line"),
    text("board.note"),
  ];
  return (
    <ListFrame {...frame}>
      <Board rows={rows} columns={columns} variant="codes" />
    </ListFrame>
  );
}

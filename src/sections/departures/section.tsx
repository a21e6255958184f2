import { type IntlShape, useIntl } from "react-intl";
import { Board, type BoardRow } from "../../components/board/board";
import { Flaps } from "../../components/flaps/flaps";
import { formatShortDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import { SectionFrame, type SectionProps } from "../section-frame";

const COLUMNS = ["board.date", "board.kind", "board.destination", "board.place", "board.note"] as const;

/** Renders the board. */
export default function DeparturesSection({ section, view, isLast }: SectionProps<"departures">) {
  const text = useText();
  const intl = useIntl();
  const cards = (view.lists["departures"] ?? []).flatMap((route) => view.cards[route] ?? []);
  return (
    <SectionFrame section={section} isLast={isLast}>
      {cards.length > 0 && <Board rows={cards.map((card) => createRow(card, text, intl))} columns={COLUMNS} />}
    </SectionFrame>
  );
}

type Text = ReturnType<typeof useText>;
type Row = Omit<BoardRow, "path" | "title"> & { title?: string };

/** Turns a vacancy, a news article or a fair into a row of the board. */
function createRow(card: Card, text: Text, intl: IntlShape): BoardRow {
  const toRow = card.kind === "vacancy" ? vacancyRow : card.kind === "fair" ? fairRow : articleRow;
  // The short name, because a row is one line.
  return { path: card.path, title: card.label ?? card.title, ...toRow(card, text, intl) };
}

/** Marks a vacancy by its closing day, or else by its plate. */
function vacancyRow({ closes, code, place = "" }: Card, text: Text, intl: IntlShape): Row {
  return {
    kind: { icon: "job", name: text("kind.vacancy") },
    mark: closes ? <Flaps day={closes} /> : <span className="plate">{code}</span>,
    place,
    state: closes ? text("state.closes", { day: formatShortDay(intl, closes) }) : text("state.open"),
  };
}

/** Marks a fair by its first day, and during the fair by its last. */
function fairRow({ event, date = "", title }: Card, text: Text, intl: IntlShape): Row {
  const { name = title, venue, city = "", isOngoing, end = date } = event ?? {};
  return {
    title: name,
    kind: { icon: "fair", name: text("kind.fair") },
    mark: <Flaps day={isOngoing ? end : date} />,
    place: venue ?? city,
    state: isOngoing ? text("state.closes", { day: formatShortDay(intl, end) }) : text("state.appointments"),
  };
}

function articleRow({ category, date = "" }: Card, text: Text): Row {
  return {
    kind: { icon: "news", name: text("kind.article") },
    mark: <Flaps day={date} />,
    place: category ? text(`category.${category}`) : "",
    state: text("state.new"),
    isNew: true,
  };
}

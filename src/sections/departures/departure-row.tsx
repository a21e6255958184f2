import { useIntl } from "react-intl";
import type { BoardRow } from "../../components/board/board";
import { Flaps } from "../../components/flaps/flaps";
import { shortDay } from "../../intl/format";
import { useText } from "../../intl/language-provider";
import type { Card } from "../../view/card";

/** @returns a function that turns a vacancy, a news article or a fair into a row of the board. */
export function useDepartureRow(): (card: Card) => BoardRow {
  const text = useText();
  const intl = useIntl();
  return (card) => {
    const base = { path: card.path, title: card.title, mark: <Flaps day={card.date ?? ""} /> };
    if (card.kind === "vacancy") {
      const state = card.closes ? text("state.closes", { day: shortDay(intl, card.closes) }) : text("state.open");
      return { ...base, kind: { icon: "job", name: text("kind.vacancy") }, place: card.place ?? "", state };
    }
    if (card.event && card.kind === "fair") {
      const { name, venue, city } = card.event;
      return {
        ...base,
        title: name,
        kind: { icon: "fair", name: text("kind.fair") },
        place: venue ?? city,
        state: text("state.appointments"),
      };
    }
    return {
      ...base,
      kind: { icon: "news", name: text("kind.article") },
      place: card.category ? text(`category.${card.category}`) : "",
      state: text("state.new"),
      isNew: true,
    };
  };
}

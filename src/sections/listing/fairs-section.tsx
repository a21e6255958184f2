import { useIntl } from "react-intl";
import { Board } from "../../components/board/board";
import { Flaps } from "../../components/flaps/flaps";
import { formatDayRange, formatPlace } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList } from "./cards-of-list";

const COLUMNS = ["board.date", "board.kind", "board.destination", "board.place", "board.note"] as const;

/** Lists upcoming fairs, the next one first, and past fairs, the latest first. */
export default function FairsSection(props: SectionProps<"listing">) {
  const text = useText();
  const cards = cardsOfList(props);
  const upcoming = cards.filter(({ event }) => event && !event.isPast).reverse();
  const past = cards.filter(({ event }) => event?.isPast);
  return (
    <SectionFrame {...props}>
      {upcoming.length > 0 && <FairBoard heading={text("fairs.upcoming")} cards={upcoming} />}
      {past.length > 0 && <FairBoard heading={text("fairs.past")} cards={past} />}
    </SectionFrame>
  );
}

function FairBoard({ heading, cards }: { heading: string; cards: readonly Card[] }) {
  const text = useText();
  const intl = useIntl();
  const rows = cards.flatMap(({ path, event }) => {
    if (!event) return [];
    const { name, start, end, venue, stand, city, cancelled, isPast } = event;
    const hall = [venue, stand].filter(Boolean).join(" ");
    return {
      path,
      title: name,
      mark: <Flaps day={start} />,
      kind: { icon: "fair", name: text("kind.fair") } as const,
      place: [formatDayRange(intl, start, end), formatPlace({ venue: hall, city })].filter(Boolean).join(", "),
      state: text(cancelled ? "state.cancelled" : isPast ? "state.over" : "state.appointments"),
    };
  });
  return (
    <div className="spaced">
      <h3 className="headline spaced">{heading}</h3>
      <Board rows={rows} columns={COLUMNS} />
    </div>
  );
}

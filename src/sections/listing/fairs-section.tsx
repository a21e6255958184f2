import { useIntl } from "react-intl";
import { formatDayRange } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import * as css from "./fair-list.module.css";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList } from "./cards-of-list";

/** Lists upcoming fairs, the next one first, and past fairs, the latest first. */
export default function FairsSection(props: SectionProps<"listing">) {
  const text = useText();
  const cards = cardsOfList(props);
  const upcoming = cards.filter(({ event }) => event && !event.isPast).reverse();
  const past = cards.filter(({ event }) => event?.isPast);
  return (
    <SectionFrame {...props}>
      {upcoming.length > 0 && <FairRows heading={text("fairs.upcoming")} cards={upcoming} />}
      {past.length > 0 && <FairRows heading={text("fairs.past")} cards={past} />}
    </SectionFrame>
  );
}

function FairRows({ heading, cards }: { heading: string; cards: readonly Card[] }) {
  const text = useText();
  const intl = useIntl();
  return (
    <div className={css["group"]}>
      <h3>{heading}</h3>
      <ul className="ruled">
        {cards.map(({ path, event }) =>
          event ? (
            <li key={path} className={event.isPast ? css["past"] : undefined}>
              <span className="edged" aria-hidden="true">
                {event.stand ?? (event.cancelled ? "–" : event.start.slice(0, 4))}
              </span>
              <h4>
                <a href={path}>{event.name}</a>
              </h4>
              <p className="quiet">
                {formatDayRange(intl, event.start, event.end)}, {[event.venue, event.city].filter(Boolean).join(", ")}
              </p>
              <p className="quiet">
                {text(event.cancelled ? "state.cancelled" : event.isPast ? "state.over" : "state.appointments")}
              </p>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

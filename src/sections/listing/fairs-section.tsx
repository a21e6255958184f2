import { useIntl } from "react-intl";
import { dayRange } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import type { SectionProps } from "../section-props";
import * as css from "./fair-list.module.css";
import { frameOf, ListFrame } from "./list-frame";

/** The list of a page for trade fairs, which lists fairs only. */
export default function FairsSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <FairList cards={frame.cards} />
    </ListFrame>
  );
}

/** Fairs to come, then fairs that are over, newest first. */
export function FairList({ cards }: { cards: readonly Card[] }) {
  const text = useText();
  const upcoming = cards.filter(({ event }) => event && !event.isPast).reverse();
  const past = cards.filter(({ event }) => event?.isPast);
  return (
    <>
      {upcoming.length > 0 && <FairRows heading={text("fairs.upcoming")} cards={upcoming} />}
      {past.length > 0 && <FairRows heading={text("fairs.past")} cards={past} />}
    </>
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
              <p>
                {dayRange(intl, event.start, event.end)}, {[event.venue, event.city].filter(Boolean).join(", ")}
              </p>
              <p>{text(event.cancelled ? "state.cancelled" : event.isPast ? "state.over" : "state.appointments")}</p>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

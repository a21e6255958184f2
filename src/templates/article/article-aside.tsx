import { useIntl } from "react-intl";
import { dayRange, longDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import * as css from "./article.module.css";

/** What stands beside an article: its stops with the time of arrival, when it was published, its event. */
export function ArticleAside({ view }: { view: PageView<"article"> }) {
  const text = useText();
  const intl = useIntl();
  const { date, event } = view.content;
  return (
    <aside className={css["side"]} aria-label={text("article.about")}>
      <Stops view={view} />
      <p>
        {text("article.published")} <time dateTime={date}>{longDay(intl, date)}</time>
      </p>
      {event && (
        <p>
          <b>{event.name}</b>
          <br />
          {dayRange(intl, event.start, event.end)}, {event.city}
        </p>
      )}
    </aside>
  );
}

/** From here on a reader is helped by a list of what comes. */
const LEAST_MINUTES = 4;

function Stops({ view: { body, reading } }: { view: PageView<"article"> }) {
  const text = useText();
  const stops = body.flatMap(({ id, heading }, index) =>
    heading ? [{ id, heading, seconds: reading?.starts[index] ?? 0 }] : [],
  );
  if (stops.length < 2 || !reading || reading.minutes < LEAST_MINUTES) return null;
  return (
    <nav aria-labelledby="stops">
      <h2 id="stops">{text("article.stops")}</h2>
      <ol>
        {stops.map(({ id, heading, seconds }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <time dateTime={`PT${seconds}S`}>{onTheClock(seconds)}</time> <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** @returns `1:30`: minutes and seconds. */
function onTheClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

import { useIntl } from "react-intl";
import { formatDayRange, formatLongDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import * as css from "./article.module.css";

/** Renders the stops of an article, its day of publication and its event. */
export function ArticleAside({ view }: { view: PageView<"article"> }) {
  const text = useText();
  const intl = useIntl();
  const { date, event } = view.content;
  return (
    <aside className={`quiet ${css["side"]}`} aria-label={text("article.about")}>
      <Stops view={view} />
      <p>
        {text("article.published")} <time dateTime={date}>{formatLongDay(intl, date)}</time>
      </p>
      {event && (
        <p>
          <b>{event.name}</b>
          <br />
          {formatDayRange(intl, event.start, event.end)}, {event.city}
        </p>
      )}
    </aside>
  );
}

/** The reading time from which an article has a list of stops. */
const MIN_MINUTES = 4;

function Stops({ view: { body, reading } }: { view: PageView<"article"> }) {
  const text = useText();
  const stops = body.flatMap(({ id, heading }, index) =>
    heading ? [{ id, heading, seconds: reading?.starts[index] ?? 0 }] : [],
  );
  if (stops.length < 2 || !reading || reading.minutes < MIN_MINUTES) return null;
  return (
    <nav className="plain" aria-labelledby="stops">
      <h2 id="stops">{text("article.stops")}</h2>
      <ol>
        {stops.map(({ id, heading, seconds }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <time dateTime={`PT${seconds}S`}>{formatSeconds(seconds)}</time> <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Formats 90 seconds as `1:30`. */
function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

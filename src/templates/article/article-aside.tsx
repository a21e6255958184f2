import { useIntl } from "react-intl";
import { formatDayRange } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import * as css from "./article.module.css";

/** Renders the stops of an article and its event, if it has one of them. */
export function ArticleAside({ view }: { view: PageView<"article"> }) {
  const text = useText();
  const intl = useIntl();
  const { event } = view.content;
  const stops = listStops(view);
  if (stops.length === 0 && !event) return null;
  return (
    <aside className={`quiet ${css["side"]}`} aria-label={text("article.about")}>
      {stops.length > 0 && <Stops stops={stops} />}
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

interface Stop {
  id: string | undefined;
  heading: string;
  seconds: number;
}

/** Lists the headings of a long article with the time at which a reader arrives there. */
function listStops({ body, reading }: PageView<"article">): Stop[] {
  if (!reading || reading.minutes < MIN_MINUTES) return [];
  const stops = body.flatMap(({ id, heading }, index) =>
    heading ? [{ id, heading, seconds: reading.starts[index] ?? 0 }] : [],
  );
  return stops.length < 2 ? [] : stops;
}

function Stops({ stops }: { stops: readonly Stop[] }) {
  const text = useText();
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

import { useIntl } from "react-intl";
import { dayRange, longDay } from "../../languages/format";
import { useText } from "../../languages/language-provider";
import type { PageView } from "../../routes/site";
import * as css from "./article-aside.module.css";

/** What stands beside an article: when it was published, the event, one figure, its stops. */
export function ArticleAside({ view }: { view: PageView<"article"> }) {
  const text = useText();
  const intl = useIntl();
  const { date, event, figure } = view.content;
  const stops = view.body.filter(({ heading }) => heading);
  return (
    <div className={css["aside"]}>
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
      {figure && (
        <p className={css["figure"]}>
          <b>{figure.value}</b> <span>{figure.text}</span>
        </p>
      )}
      {stops.length > 1 && (
        <nav aria-label={text("article.stops")}>
          <ol className={css["stops"]}>
            {stops.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

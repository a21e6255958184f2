import { useIntl } from "react-intl";
import { formatDayRange } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import * as css from "./article.module.css";

/** Renders the event of an article, if it has one. */
export function ArticleAside({ view }: { view: PageView<"article"> }) {
  const text = useText();
  const intl = useIntl();
  const { event } = view.content;
  if (!event) return null;
  return (
    <aside className={`quiet ${css["side"]}`} aria-label={text("article.about")}>
      <p>
        <b>{event.name}</b>
        <br />
        {formatDayRange(intl, event.start, event.end)}, {event.city}
      </p>
    </aside>
  );
}

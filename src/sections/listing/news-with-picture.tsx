import "../../components/columns/cols.css";
import { useIntl } from "react-intl";
import { Age } from "../../components/age/age";
import { Icon, type IconName } from "../../components/icon/icon";
import { Picture, type PictureData } from "../../components/picture/picture";
import { formatLongDay, formatShortDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import type { Category } from "../../model/views/categories";
import { optionNumbers } from "./news-filters";
import * as css from "./news-with-picture.module.css";

const ICONS: Record<Category, IconName> = {
  "product-family": "content",
  relaunch: "modernise",
  partnership: "integration",
  "trade-fair": "fair",
  management: "job",
};

/** Shows an article with its picture: the newest one on a white card, the first of an earlier year without. */
export function NewsWithPicture({ card, isLarge }: { card: Card; isLarge: boolean }) {
  const text = useText();
  const { path, title, text: summary, date = "", category, line } = card;
  return (
    <li
      data-panel={optionNumbers([card])}
      className={`${css[isLarge ? "large" : "side"]} cols cover${isLarge ? " panel" : ""}`}
    >
      <div className={css["about"]}>
        <div className={`cluster ${css["meta"]}`}>
          <NewsDate day={date} isLong={isLarge} />
          {category && (
            <span className={`quiet ${css["kind"]}`}>
              <Icon name={ICONS[category]} />
              {` ${text(`category.${category}`)}`}
            </span>
          )}
          {line && <span className="plate">{line}</span>}
        </div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p>{summary}</p>
      </div>
      {/* Last, because a phone shows the title first: a page that is parsed in parts does not move it. */}
      <Picture
        picture={{ ...(card.picture as PictureData), alt: "" }}
        sizes={isLarge ? "(min-width: 64rem) 52vw, 92vw" : "(min-width: 64rem) 37vw, 92vw"}
      />
    </li>
  );
}

/** Renders the day of an article, without its year below the heading of the year. @param day `YYYY-MM-DD` */
export function NewsDate({ day, isLong = false }: { day: string; isLong?: boolean }) {
  const intl = useIntl();
  return (
    <time className={css["day"]} dateTime={day}>
      {(isLong ? formatLongDay : formatShortDay)(intl, day)}
      <Age day={day} place={isLong ? "below" : "beside"} />
    </time>
  );
}

import "../../components/columns/cols.css";
import { Age } from "../../components/age/age";
import { Flaps } from "../../components/flaps/flaps";
import { Picture, type PictureData } from "../../components/picture/picture";
import type { Card } from "../../model/views/card";
import { CategoryLabel } from "./category-label";
import { optionNumbers } from "./news-filters";
import * as css from "./news-lead.module.css";

/** Shows an article with its picture: the newest one on a white card, the first of an earlier year without. */
export function NewsLead({ card, isLead }: { card: Card; isLead: boolean }) {
  const { path, title, text: summary, date = "", category, line } = card;
  return (
    <li
      data-panel={optionNumbers([card])}
      className={`${css[isLead ? "lead" : "side"]} cols cover${isLead ? " panel" : ""}`}
    >
      <Picture
        picture={{ ...(card.picture as PictureData), alt: "" }}
        sizes={isLead ? "(min-width: 64rem) 52vw, 92vw" : "(min-width: 64rem) 37vw, 92vw"}
      />
      <div className={css["about"]}>
        <div className={`cluster ${css["meta"]}`}>
          <Flaps day={date}>
            <Age day={date} place="above" />
          </Flaps>
          <CategoryLabel category={category} />
          {line && <span className="plate">{line}</span>}
        </div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p>{summary}</p>
      </div>
    </li>
  );
}

import { Link } from "gatsby";
import { useIntl } from "react-intl";
import { CATEGORY_ICONS } from "./category-icons";
import { Icon } from "../../components/icon/icon";
import { shortDay } from "../../languages/format";
import { useText } from "../../languages/language-provider";
import { CATEGORIES } from "../../model/categories";
import type { Card } from "../../routes/site";
import * as css from "./news-log.module.css";

/** News by year; radio buttons show one kind of it, without a script. */
export function NewsLog({ cards }: { cards: readonly Card[] }) {
  const text = useText();
  const years = [...new Set(cards.map(({ date = "" }) => date.slice(0, 4)))];
  return (
    <div className={css["log"]}>
      <fieldset className={css["filters"]}>
        <legend className="vh">{text("news.filter")}</legend>
        <Filter value="all" label={text("news.all")} count={cards.length} isChosen />
        {CATEGORIES.map((category) => (
          <Filter
            key={category}
            value={category}
            label={text(`category.${category}`)}
            count={cards.filter((card) => card.category === category).length}
          />
        ))}
      </fieldset>
      {years.map((year) => (
        <div key={year} className={css["year"]}>
          <h3 id={`year-${year}`}>{year}</h3>
          <ul className={css["rows"]}>
            {cards
              .filter(({ date }) => date?.startsWith(year))
              .map((card) => (
                <NewsRow key={card.path} card={card} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Filter({
  value,
  label,
  count,
  isChosen = false,
}: {
  value: string;
  label: string;
  count: number;
  isChosen?: boolean;
}) {
  return (
    <label className={css["chip"]}>
      <input type="radio" name="news-category" value={value} defaultChecked={isChosen} autoComplete="off" />
      <span>{label}</span> <span className="code">{count}</span>
    </label>
  );
}

function NewsRow({ card }: { card: Card }) {
  const text = useText();
  const intl = useIntl();
  const { path, title, text: summary, date = "", category, line } = card;
  return (
    <li data-category={category}>
      <time dateTime={date}>{shortDay(intl, date)}</time>
      {category && (
        <span className={css["kind"]}>
          <Icon name={CATEGORY_ICONS[category]} /> {text(`category.${category}`)}
        </span>
      )}
      <div className={css["title"]}>
        <h4>
          <Link to={path}>{title}</Link>
        </h4>
        <p>{summary}</p>
      </div>
      {line && <span className="plate">{line}</span>}
    </li>
  );
}

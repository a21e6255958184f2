import { useIntl } from "react-intl";
import { Age } from "../../components/age/age";
import "../../components/choice/chips.css";
import "../../components/choice/choice.css";
import { Section } from "../../components/section/section";
import { shortDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import { CATEGORIES } from "../../model/views/categories";
import type { Card } from "../../model/views/card";
import type { ListPages } from "../../model/views/list-pages";
import type { ListFrameProps } from "./list-frame";
import { NewsLead } from "./news-lead";
import * as css from "./news-log.module.css";
import { Pager } from "./pager";

interface NewsLogProps extends ListFrameProps {
  /** Where the list goes on. */
  pages?: ListPages | undefined;
}

/** News by year, each year a station; radio buttons show one kind of it, without a script. */
export function NewsLog({ cards, sign, intro, isLast, idOf, pages }: NewsLogProps) {
  const text = useText();
  const years = [...new Set(cards.map(({ date = "" }) => date.slice(0, 4)))];
  return (
    <div className={css["log"]}>
      <Section {...sign}>
        {intro}
        <fieldset className="chips">
          <legend className="vh">{text("news.filter")}</legend>
          <Filter name={idOf("kind")} value="all" label={text("news.all")} count={cards.length} isChosen />
          {CATEGORIES.map((category) => (
            <Filter
              key={category}
              name={idOf("kind")}
              value={category}
              label={text(`category.${category}`)}
              count={cards.filter((card) => card.category === category).length}
            />
          ))}
        </fieldset>
      </Section>
      <div className="in-turn">
        {years.map((year, index) => (
          <Year
            key={year}
            id={idOf(`year-${year}`)}
            year={year}
            cards={cards.filter(({ date }) => date?.startsWith(year))}
            isLead={index === 0}
            isLast={isLast && !pages && index === years.length - 1}
          />
        ))}
      </div>
      {pages && <Pager {...pages} isLast={isLast} />}
    </div>
  );
}

interface YearProps {
  id: string;
  year: string;
  cards: readonly Card[];
  isLead: boolean;
  isLast: boolean;
}

function Year({ id, year, cards, isLead, isLast }: YearProps) {
  return (
    <div className={css["year"]}>
      <Section id={id} heading={year} isLast={isLast} aside={<Counts cards={cards} />}>
        <ul className={css["rows"]}>
          {cards.map((card) =>
            card.picture ? (
              <NewsLead key={card.path} card={card} isLead={isLead} />
            ) : (
              <NewsRow key={card.path} card={card} />
            ),
          )}
        </ul>
      </Section>
    </div>
  );
}

/** How many articles a year has, in all and of each kind in it: the filter shows one of the counts, without a script. */
function Counts({ cards }: { cards: readonly Card[] }) {
  const text = useText();
  const shown = ["all", ...CATEGORIES].map((kind) => ({
    kind,
    count: cards.filter(({ category }) => kind === "all" || category === kind).length,
  }));
  return (
    <p className={css["count"]}>
      {shown.map(
        ({ kind, count }) =>
          count > 0 && (
            <span key={kind} data-category={kind}>
              {text("news.count", { count })}
            </span>
          ),
      )}
    </p>
  );
}

interface FilterProps {
  /** Of the group, in which one is chosen. */
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen?: boolean;
}

function Filter({ name, value, label, count, isChosen = false }: FilterProps) {
  return (
    <label>
      <input className="choice" type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span> <span className="code">{count}</span>
    </label>
  );
}

function NewsRow({ card }: { card: Card }) {
  const intl = useIntl();
  const { path, title, text: summary, date = "", category } = card;
  return (
    <li data-category={category} className={`${css["row"]} cover`}>
      <time dateTime={date}>
        {shortDay(intl, date)}
        <Age day={date} place="beside" />
      </time>
      <div className={css["title"]}>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        {summary && <p>{summary}</p>}
      </div>
    </li>
  );
}

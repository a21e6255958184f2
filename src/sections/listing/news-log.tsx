import { Fragment } from "react";
import { useIntl } from "react-intl";
import { Age } from "../../components/age/age";
import { Section } from "../../components/section/section";
import { Chips } from "../../components/switch/chips";
import { shortDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import type { ListPages } from "../../model/views/page-link";
import type { ListFrameProps } from "./list-frame";
import { countOf, KINDS, panelsOf } from "./kinds";
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
    <div className={`switch ${css["log"]}`}>
      <Section {...sign}>
        {intro}
        <Chips
          name={idOf("kind")}
          legend={text("news.filter")}
          options={KINDS.map((kind) => (
            <Fragment key={kind}>
              <span>{text(kind === "all" ? "news.all" : `category.${kind}`)}</span>{" "}
              <span className="code">{countOf(cards, kind)}</span>
            </Fragment>
          ))}
        />
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
    <div data-panel={panelsOf(cards)}>
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
  return (
    <p className={css["count"]}>
      {KINDS.map((kind, index) => {
        const count = countOf(cards, kind);
        return (
          count > 0 && (
            <span key={kind} data-panel={index + 1}>
              {text("news.count", { count })}
            </span>
          )
        );
      })}
    </p>
  );
}

function NewsRow({ card }: { card: Card }) {
  const intl = useIntl();
  const { path, title, text: summary, date = "" } = card;
  return (
    <li data-panel={panelsOf([card])} className={`${css["row"]} cover`}>
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

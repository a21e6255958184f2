import { Fragment } from "react";
import { SectionFrame, type SectionProps } from "../section-frame";
import { Section } from "../../components/section/section";
import { Chips } from "../../components/switch/chips";
import { useText } from "../../i18n/language-provider";
import { AfterFirstPaint } from "../../components/after-first-paint/after-first-paint";
import type { Card } from "../../model/views/card";
import { cardsOfList, createListIds } from "./cards-of-list";
import { countArticles, NEWS_FILTERS, optionNumbers } from "./news-filters";
import { NewsDate, NewsWithPicture } from "./news-with-picture";
import * as css from "./news.module.css";
import { Pager } from "./pager";

/** Lists news by year. Each year is a station. Radio buttons filter by kind without a script. */
export default function NewsSection(props: SectionProps<"listing">) {
  const { view, isTop = false, isLast } = props;
  const { pages } = view;
  const cards = cardsOfList(props);
  const idOf = createListIds(props);
  const text = useText();
  // The head has the newest article, unless it would leave its year empty.
  const [newest, next] = cards;
  const headArticle = isTop && newest?.date?.slice(0, 4) === next?.date?.slice(0, 4) ? newest : undefined;
  const years = [...new Set(cards.map(({ date = "" }) => date.slice(0, 4)))];
  return (
    <div className={`switch ${css["log"]}`}>
      <SectionFrame {...props} isLast={false}>
        <Chips
          name={idOf("kind")}
          legend={text("news.filter")}
          options={NEWS_FILTERS.map((kind) => (
            <Fragment key={kind}>
              <span>{text(kind === "all" ? "news.all" : `category.${kind}`)}</span>{" "}
              <span className="code">{countArticles(cards, kind)}</span>
            </Fragment>
          ))}
        />
        {headArticle && (
          <ul>
            <NewsWithPicture card={headArticle} isLarge />
          </ul>
        )}
      </SectionFrame>
      <div className="in-turn">
        <AfterFirstPaint>
          {years.map((year, index) => (
            <Year
              key={year}
              id={idOf(`year-${year}`)}
              year={year}
              cards={cards.filter(({ date }) => date?.startsWith(year))}
              headArticle={headArticle}
              isNewestYear={index === 0}
              isLast={isLast && !pages && index === years.length - 1}
            />
          ))}
        </AfterFirstPaint>
      </div>
      {pages && <Pager {...pages} isLast={isLast} />}
    </div>
  );
}

interface YearProps {
  id: string;
  year: string;
  cards: readonly Card[];
  /** The article in the head. */
  headArticle: Card | undefined;
  isNewestYear: boolean;
  isLast: boolean;
}

function Year({ id, year, cards, headArticle, isNewestYear, isLast }: YearProps) {
  return (
    <div data-panel={optionNumbers(cards)}>
      <Section id={id} heading={year} isLast={isLast}>
        <ul className={css["rows"]}>
          {cards.map((card) =>
            card === headArticle ? null : card.picture ? (
              <NewsWithPicture key={card.path} card={card} isLarge={isNewestYear} />
            ) : (
              <NewsRow key={card.path} card={card} />
            ),
          )}
        </ul>
      </Section>
    </div>
  );
}

function NewsRow({ card }: { card: Card }) {
  const { path, title, text: summary, date = "" } = card;
  return (
    <li data-panel={optionNumbers([card])} className={`${css["row"]} cover`}>
      <NewsDate day={date} />
      <div className={css["title"]}>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        {summary && <p className="quiet">{summary}</p>}
      </div>
    </li>
  );
}

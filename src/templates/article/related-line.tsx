import { useIntl } from "react-intl";
import { MoreLink } from "../../components/more-link/more-link";
import { formatLongDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import type { PageView } from "../../model/page-view";
import { MessageSection } from "../shared/page";
import * as css from "./related-line.module.css";

/** Renders the article between earlier and later pages, in ink: the page's own line has a different colour. */
export function RelatedLine({ view }: { view: PageView<"article"> }) {
  const text = useText();
  const { content, breadcrumb } = view;
  const cards = view.related.flatMap((route) => view.cards[route] ?? []);
  const list = breadcrumb.at(-1);
  if (cards.length === 0) return null;
  // Pages without a day follow the articles.
  const dayOf = ({ kind, date = "" }: Card) => (kind === "article" ? date : "\uffff");
  const stops = [...cards].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))));
  const earlier = stops.filter((card) => dayOf(card) < content.date).length;
  const around = earlier < stops.length ? "sign.around" : "sign.before";
  return (
    <MessageSection
      id="related-pages"
      heading={content.line ? "sign.line" : around}
      isLast
      // Reader views leave it out by this name (@mozilla/readability).
      className="related"
      aside={list && <MoreLink to={list.path}>{text("article.all")}</MoreLink>}
    >
      <ol className={`${css["line"]} stops`}>
        {stops.slice(0, earlier).map(renderStop)}
        <li className={css["here"]} aria-current="page">
          <Day date={content.date} />
          <h3>{content.title}</h3>
        </li>
        {stops.slice(earlier).map(renderStop)}
      </ol>
    </MessageSection>
  );
}

const renderStop = (card: Card) => <Stop key={card.path} card={card} />;

function Stop({ card }: { card: Card }) {
  const text = useText();
  const { kind, date, path, title, code } = card;
  return (
    <li>
      {kind === "article" && date ? (
        <Day date={date} />
      ) : (
        <small className="quiet">{kind !== "page" && text(`kind.${kind}`)}</small>
      )}
      <h3>
        <a href={path}>
          {code && `${code} `}
          {title}
        </a>
      </h3>
    </li>
  );
}

function Day({ date }: { date: string }) {
  return <small className="quiet">{formatLongDay(useIntl(), date)}</small>;
}

import type { CardIdOf } from "../../components/passes/passes";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { declaredLetters } from "../../model/views/line-letter";
import type { Card } from "../../model/views/card";
import { LineIndex } from "./line-index";
import * as css from "./line-index.module.css";

/** Older projects share the first of these years. */
const MAX_YEARS = 12;

/** Lists every year from the first project to the last, for an axis that is true to scale. */
function listYears(cards: readonly Card[]): number[] {
  const years = cards.flatMap(({ year }) => year ?? []);
  const last = Math.max(...years);
  const count = years.length > 0 ? Math.min(MAX_YEARS, last - Math.min(...years) + 1) : 0;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/** Shows projects as stops on the lines, by the year of going live. */
export function ProjectIndex({ cards, idOf }: { cards: readonly Card[]; idOf: CardIdOf }) {
  const text = useText();
  const { lines } = useLanguagePack();
  const years = listYears(cards);
  const head = (
    <p aria-hidden="true">
      {years.map((year) => (
        <span key={year}>{year}</span>
      ))}
    </p>
  );
  return (
    <LineIndex label={text("projects.index")} head={head} letters={declaredLetters(lines)}>
      {(letter) => (
        <Stops cards={cards.filter(({ line, code }) => line === letter && code)} years={years} idOf={idOf} />
      )}
    </LineIndex>
  );
}

function Stops({ cards, years, idOf }: { cards: readonly Card[]; years: readonly number[]; idOf: CardIdOf }) {
  const yearIndex = ({ year = 0 }: Card) => Math.max(0, years.indexOf(year));
  return (
    <ol>
      {years.map((year, column) => (
        <li key={year}>
          {cards
            .filter((card) => yearIndex(card) === column)
            .map((card) => (
              <a key={card.code} href={`#${idOf(card)}`}>
                <i aria-hidden="true" />
                {card.code} <span className={css["sector"]}>{card.sector}</span>
                <span className={css["name"]}>{card.label ?? card.title}</span>
                <span className="vh">, {card.year}</span>
              </a>
            ))}
        </li>
      ))}
    </ol>
  );
}

import { PassTop } from "../../components/passes/pass-top";
import { passId } from "../../components/passes/passes";
import { Picture, type PictureData } from "../../components/picture/picture";
import { Stub } from "../../components/stub/stub";
import type { Card } from "../../model/views/card";
import type { IdOf } from "./cards-of-list";
import * as css from "./project-wide.module.css";

function Art({ card, sizes }: { card: Card; sizes: string }) {
  return card.picture ? <Picture picture={{ ...(card.picture as PictureData), alt: "" }} sizes={sizes} /> : null;
}

/** Shows each project as a narrow row with a small picture. */
export function ProjectSlips({ cards, idOf }: { cards: readonly Card[]; idOf: IdOf }) {
  return (
    <ul className={`${css["slips"]} ruled`}>
      {cards.map((card) => (
        <li key={card.path} className="cover" id={passId(card, idOf)}>
          <div>
            <PassTop card={card} />
            <h3>
              <a href={card.path}>{card.title}</a>
            </h3>
          </div>
          {card.stub && <Stub {...card.stub} />}
          <Art card={card} sizes="9rem" />
        </li>
      ))}
    </ul>
  );
}

/** Shows a project across the whole page, on ink. */
export function Panorama({ card, idOf }: { card: Card; idOf: IdOf }) {
  return (
    <article className={`${css["panorama"]} cover on-line on-ink`} id={passId(card, idOf)}>
      <Art card={card} sizes="(min-width: 64rem) 55vw, 100vw" />
      <div>
        <PassTop card={card} />
        <h3>
          <a href={card.path}>{card.title}</a>
        </h3>
        <p>{card.text}</p>
        {card.stub && <Stub {...card.stub} />}
      </div>
    </article>
  );
}

import type { Card } from "../../model/views/card";
import { PassTop } from "../passes/pass-top";
import { Picture, type PictureData } from "../picture/picture";
import * as css from "./slip-list.module.css";

/** Renders narrow cards: kind, title, and a sentence or a small cover. */
export function SlipList({ cards, hasCovers = false }: { cards: readonly Card[]; hasCovers?: boolean }) {
  return (
    <ul className={css["slips"]}>
      {cards.map((card) => (
        <li key={card.path} className="cover">
          {hasCovers && card.picture && (
            <div className={css["art"]}>
              <Picture picture={{ ...(card.picture as PictureData), alt: "" }} sizes="10rem" />
            </div>
          )}
          <PassTop card={card} />
          <h3>
            <a href={card.path}>{card.title}</a>
          </h3>
          {!hasCovers && card.text && <p>{card.text}</p>}
        </li>
      ))}
    </ul>
  );
}

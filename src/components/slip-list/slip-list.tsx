import type { Card } from "../../model/views/card";
import { PassTop } from "../passes/pass-top";
import { Picture, type PictureData } from "../picture/picture";
import * as css from "./slip-list.module.css";

interface SlipListProps {
  cards: readonly Card[];
  /** Whether cards have a cover instead of a sentence. */
  hasCovers?: boolean;
}

/** Renders narrow cards: kind, title, and a sentence or a small cover. */
export function SlipList({ cards, hasCovers = false }: SlipListProps) {
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

import type { Card } from "../../model/views/card";
import { PassTop } from "../passes/pass-top";
import { passId } from "../passes/passes";
import * as css from "./slip-list.module.css";

interface SlipListProps {
  cards: readonly Card[];
  /** Returns the ids of cards, if an index links to them. */
  idOf?: (part: string) => string;
}

/** Renders narrow cards: kind, title and a sentence. */
export function SlipList({ cards, idOf }: SlipListProps) {
  return (
    <ul className={css["slips"]}>
      {cards.map((card) => (
        <li key={card.path} className="cover" id={idOf && passId(card, idOf)}>
          <PassTop card={card} />
          <h3>
            <a href={card.path}>{card.title}</a>
          </h3>
          {card.text && <p>{card.text}</p>}
        </li>
      ))}
    </ul>
  );
}

import type { Card } from "../../model/views/card";
import { PassTop } from "../passes/pass-top";
import * as css from "./slip-list.module.css";

/** Renders narrow cards: kind, title and a sentence. */
export function SlipList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={css["slips"]}>
      {cards.map((card) => (
        <li key={card.path} className="cover">
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

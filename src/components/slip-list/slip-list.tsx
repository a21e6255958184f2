import { PassText } from "../passes/pass-text";
import type { PassesProps } from "../passes/passes";
import * as css from "./slip-list.module.css";

/** Renders narrow cards: kind, title and a sentence. */
export function SlipList({ cards, idOf }: Pick<PassesProps, "cards" | "idOf">) {
  return (
    <ul className={css["slips"]}>
      {cards.map((card) => (
        <li key={card.path} className="cover" id={idOf?.(card)}>
          <PassText card={card} />
        </li>
      ))}
    </ul>
  );
}

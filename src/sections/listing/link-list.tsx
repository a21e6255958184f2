import type { Card } from "../../model/views/card";
import * as css from "./link-list.module.css";

export function LinkList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={css["links"]}>
      {cards.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "gatsby";
import type { Card } from "../../routes/site";
import * as css from "./link-list.module.css";

export function LinkList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={css["links"]}>
      {cards.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

import { RichText } from "./prose";
import * as css from "./prose.module.css";

/** Renders short entries with station rings. */
export function RingList({ items }: { items: readonly string[] }) {
  return (
    <ul className={css["rings"]}>
      {items.map((html) => (
        <RichText key={html} as="li" html={html} />
      ))}
    </ul>
  );
}

import type { LineLetter } from "../../model/views/line-letter";
import { RichText } from "../prose/prose";
import * as css from "./service-list.module.css";

export interface ServiceListItem {
  title: string;
  text: string;
  path?: string | undefined;
  plate?: LineLetter | string | undefined;
}

/** Names at the left, what they mean at the right, hairlines between. */
export function ServiceList({
  items,
  level: Heading = "h3",
}: {
  items: readonly ServiceListItem[];
  level?: "h3" | "h4";
}) {
  return (
    <ul className={`${css["list"]} ruled`}>
      {items.map(({ title, text, path, plate }) => (
        <li key={title}>
          <Heading>
            {plate && <span className="plate">{plate}</span>}
            {path ? <a href={path}>{title}</a> : <span>{title}</span>}
          </Heading>
          <RichText as="p" html={text} />
        </li>
      ))}
    </ul>
  );
}

/** Short entries, each behind a station ring. */
export function RingList({ items }: { items: readonly string[] }) {
  return (
    <ul className={css["rings"]}>
      {items.map((html) => (
        <RichText key={html} as="li" html={html} />
      ))}
    </ul>
  );
}

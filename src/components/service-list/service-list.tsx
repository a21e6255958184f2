import { RichText } from "../prose/prose";
import * as css from "./service-list.module.css";

interface ServiceListProps {
  items: readonly { title: string; text: string; path?: string | undefined }[];
  level?: "h3" | "h4";
}

/** Renders names at the left and their texts at the right. */
export function ServiceList({ items, level: Heading = "h3" }: ServiceListProps) {
  return (
    <ul className={`${css["list"]} ruled`}>
      {items.map(({ title, text, path }) => (
        <li key={title}>
          <Heading>{path ? <a href={path}>{title}</a> : <span>{title}</span>}</Heading>
          <RichText as="p" html={text} />
        </li>
      ))}
    </ul>
  );
}

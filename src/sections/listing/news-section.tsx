import type { SectionProps } from "../section-props";
import { frameOf } from "./list-frame";
import { NewsLog } from "./news-log";

/** The list of the newsroom, with a sign for each year. */
export default function NewsSection(props: SectionProps<"listing">) {
  return <NewsLog {...frameOf(props)} pages={props.view.pages} />;
}

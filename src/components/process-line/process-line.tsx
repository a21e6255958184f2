import { RichText } from "../prose/prose";
import * as css from "./process-line.module.css";

interface Step {
  title: string;
  time: string;
  text: string;
}

/** Steps in order: beside each other on a line, or as small stations on the page's own line. */
export function ProcessLine({ steps, level: Heading = "h3" }: { steps: readonly Step[]; level?: "h3" | "h4" }) {
  return (
    <ol className={css["process"]}>
      {steps.map(({ title, time, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <span>{time}</span>
          <RichText as="p" html={text} />
        </li>
      ))}
    </ol>
  );
}

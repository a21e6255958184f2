import { useText } from "../../i18n/language-provider";
import { RichText } from "../prose/prose";
import * as css from "./process-line.module.css";

interface Step {
  title: string;
  time: string;
  text: string;
  /** What the client has at its end. */
  gets?: string;
}

/** Steps in order: beside each other on a line, in a column on one that runs down, on a phone on the page's own. */
export function ProcessLine({ steps, level: Heading = "h3" }: { steps: readonly Step[]; level?: "h3" | "h4" }) {
  const words = useText();
  return (
    <div className={css["room"]}>
      <ol className={`${css["process"]} steps`}>
        {steps.map(({ title, time, text, gets }) => (
          <li key={title}>
            <Heading>{title}</Heading>
            <span>{time}</span>
            <div>
              <RichText as="p" html={text} />
              {gets && (
                <p>
                  {words("landing.gets")} <b>{gets}</b>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

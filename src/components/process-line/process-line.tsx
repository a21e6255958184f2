import { useText } from "../../i18n/language-provider";
import { RichText } from "../prose/prose";
import * as css from "./process-line.module.css";

interface Step {
  title: string;
  time: string;
  text: string;
  gets?: string;
}

/** Renders steps on a line: horizontal where there is room, else vertical. */
export function ProcessLine({ steps }: { steps: readonly Step[] }) {
  const message = useText();
  return (
    <div className={css["room"]}>
      <ol className={`${css["process"]} stops`}>
        {steps.map(({ title, time, text, gets }) => (
          <li key={title}>
            <h3>{title}</h3>
            <span className="quiet">{time}</span>
            <div>
              <RichText as="p" html={text} />
              {gets && (
                <p>
                  {message("landing.gets")} <b>{gets}</b>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

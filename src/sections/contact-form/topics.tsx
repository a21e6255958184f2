import type { ReactNode } from "react";
import "../../components/switch/choice.css";
import "../../components/switch/lamp.css";
import { Icon, type IconName } from "../../components/icon/icon";
import { type Topic, TOPICS } from "../../contact/form-fields";
import { useText } from "../../i18n/language-provider";
import * as css from "./topics.module.css";
import { errorId } from "./text-field";

/** Icons, because a letter means a line. */
const ICONS: Readonly<Record<Topic, IconName>> = {
  project: "integration",
  product: "booking",
  career: "job",
  press: "news",
  other: "mail",
};

/** Renders topics as radio buttons in the form of line buttons. */
export function Topics({ form, preset, error }: { form: string; preset: Topic | undefined; error: ReactNode }) {
  const text = useText();
  return (
    <fieldset className={css["topics"]} aria-describedby={error ? errorId(form, "topic") : undefined}>
      <legend>
        {text("form.topic")} <span className="quiet">{text("form.optional")}</span>
      </legend>
      {TOPICS.map((topic, index) => (
        <label key={topic} className="lamp">
          <input
            className="choice"
            type="radio"
            name="topic"
            value={topic}
            id={index === 0 ? `${form}-topic` : undefined}
            defaultChecked={topic === preset}
          />
          <span className="plate">
            <Icon name={ICONS[topic]} />
          </span>
          <span>{text(`form-topic.${topic}`)}</span>
        </label>
      ))}
      {error}
    </fieldset>
  );
}

import { RichText } from "../../components/prose/prose";
import { Selector } from "../../components/selector/selector";
import { useText } from "../../i18n/language-provider";
import * as demonstration from "../demonstration.module.css";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";
import { OutputForm } from "./output-form";
import * as css from "./section.module.css";

/** Every output is in the page; the switch shows one of them, and which fields it takes, without a script. */
export default function OutputsSection({ section, view, isLast }: SectionProps<"outputs">) {
  const text = useText();
  const { id, source, fields, outputs, note } = section;
  return (
    <Framed section={section} view={view} isLast={isLast}>
      <p className={demonstration["unfolded"]}>{text("demonstration.unfolded")}</p>
      <div className={css["outputs"]}>
        <div className={css["source"]}>
          <h3>{source}</h3>
          <dl>
            {fields.map(({ key, name, text: written }) => (
              <div key={key} data-in={placesOf(outputs, key)}>
                <dt>{name}</dt>
                <dd>{written}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={`on-blue ${css["dial"]}`}>
          <Selector name={`${id}-output`} legend={text("outputs.choose")} positions={outputs.map(({ name }) => name)} />
        </div>
        <ul className={css["forms"]} aria-live="polite">
          {outputs.map((output) => (
            <li key={output.name}>
              <OutputForm output={output} fields={fields} />
            </li>
          ))}
        </ul>
      </div>
      {note && <RichText as="p" className={demonstration["note"]} html={note} />}
    </Framed>
  );
}

type Outputs = SectionProps<"outputs">["section"]["outputs"];

/** @returns the places of the outputs that take a field, from 1, with spaces between them */
function placesOf(outputs: Outputs, key: string): string {
  return outputs.flatMap(({ takes }, index) => (takes.includes(key) ? index + 1 : [])).join(" ");
}

import { Fragment } from "react";
import { RichText } from "../../components/prose/prose";
import { Selector } from "../../components/switch/selector";
import { useText } from "../../i18n/language-provider";
import { Demonstration } from "../demonstration";
import type { SectionProps } from "../section-frame";
import * as outputCss from "./output.module.css";
import * as css from "./section.module.css";

type Outputs = SectionProps<"outputs">["section"];
type Output = Outputs["outputs"][number];
type Field = Outputs["fields"][number];

/** Renders all outputs. A switch shows one of them and its fields, without a script. */
export default function OutputsSection({ section, isLast }: SectionProps<"outputs">) {
  const text = useText();
  const { id, source, fields, outputs, note } = section;
  return (
    <Demonstration section={section} isLast={isLast} note={note}>
      <div className={`switch column ${css["outputs"]}`}>
        <div className={`panel ${css["source"]}`}>
          <h3>{source}</h3>
          <dl>
            {fields.map(({ key, name, text: written }) => (
              <div key={key} data-panel={panelNumbers(outputs, key)}>
                <dt>{name}</dt>
                <dd>{written}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={`on-blue choosing ${css["dial"]}`}>
          <Selector name={`${id}-output`} legend={text("outputs.choose")} positions={outputs.map(({ name }) => name)} />
        </div>
        <ul className={`edged column ${css["forms"]}`} aria-live="polite">
          {outputs.map((output, index) => (
            <li key={output.name} data-panel={index + 1}>
              <OutputForm output={output} fields={fields} />
            </li>
          ))}
        </ul>
      </div>
    </Demonstration>
  );
}

/** Lists the numbers of the outputs that take a field, from 1. */
function panelNumbers(outputs: readonly Output[], key: string): string {
  return outputs.flatMap(({ takes }, index) => (takes.includes(key) ? index + 1 : [])).join(" ");
}

/** Renders the fields of an output, and their share of the text. */
function OutputForm({ output, fields }: { output: Output; fields: readonly Field[] }) {
  const text = useText();
  const { name, form, takes, note } = output;
  const taken = takes.flatMap((key) => fields.filter((field) => field.key === key));
  const letters = taken.reduce((sum, field) => sum + field.text.length, 0);
  return (
    <>
      <p className={outputCss["name"]}>
        <b>{name}</b> <span>{text("outputs.amount", { taken: taken.length, all: fields.length, letters })}</span>
      </p>
      <div className={`panel ${outputCss["form"]} ${outputCss[form] ?? ""}`}>
        {groupParagraphs(taken).map((paragraph, index) => (
          <p key={index} className={outputCss[paragraph[0]?.kind ?? "text"]}>
            {paragraph.map((field) => (
              <Fragment key={field.key}>
                {(field.kind === "fact" || form === "speech") && <span>{field.name} </span>}
                {field.text}{" "}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      {note && <RichText as="p" className={outputCss["note"]} html={note} />}
    </>
  );
}

/** Groups fields by paragraph: a field of the kind "more" continues the previous one. */
function groupParagraphs(fields: readonly Field[]): Field[][] {
  const paragraphs: Field[][] = [];
  for (const field of fields) {
    const last = paragraphs.at(-1);
    if (field.kind === "more" && last) last.push(field);
    else paragraphs.push([field]);
  }
  return paragraphs;
}

import { Fragment } from "react";
import { RichText } from "../../components/prose/prose";
import { useText } from "../../i18n/language-provider";
import type { SectionProps } from "../section-props";
import * as css from "./output-form.module.css";

type Section = SectionProps<"outputs">["section"];
type Field = Section["fields"][number];

interface OutputFormProps {
  output: Section["outputs"][number];
  fields: readonly Field[];
}

/** An output: the fields that it takes, in its form, and how much of the text that is. */
export function OutputForm({ output: { name, form, takes, note }, fields }: OutputFormProps) {
  const text = useText();
  const taken = takes.flatMap((key) => fields.filter((field) => field.key === key));
  const letters = taken.reduce((sum, field) => sum + field.text.length, 0);
  return (
    <>
      <p className={css["name"]}>
        <b>{name}</b> <span>{text("outputs.amount", { taken: taken.length, all: fields.length, letters })}</span>
      </p>
      <div className={`${css["form"]} ${css[form] ?? ""}`}>
        {paragraphsOf(taken).map((paragraph, index) => (
          <p key={index} className={css[paragraph[0]?.kind ?? "text"]}>
            {paragraph.map((field) => (
              <Fragment key={field.key}>
                {(field.kind === "fact" || form === "speech") && <span>{field.name} </span>}
                {field.text}{" "}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      {note && <RichText as="p" className={css["note"]} html={note} />}
    </>
  );
}

/** A field of the kind "more" goes on in the paragraph before. */
function paragraphsOf(fields: readonly Field[]): Field[][] {
  const paragraphs: Field[][] = [];
  for (const field of fields) {
    const last = paragraphs.at(-1);
    if (field.kind === "more" && last) last.push(field);
    else paragraphs.push([field]);
  }
  return paragraphs;
}

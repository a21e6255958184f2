import { Icon } from "../../components/icon/icon";
import { RichText } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";
import type { SheetView } from "../../model/views/sheet";
import { SheetFacts, SheetPart } from "./sheet-part";
import * as css from "./section.module.css";

type Sheet = SectionProps<"sheet">["section"];

/** Renders a sheet as HTML, and beside it notes and its PDF. @throws if the page lacks the data of the sheet */
export default function SheetSection({ section, view, isLast }: SectionProps<"sheet">) {
  const { id, name, notes = [] } = section;
  const sheet = view.sheets?.[id];
  if (!sheet) throw new Error(`sheets.${id} - is missing - add it in src/site/page-view/sheet.ts`);
  return (
    <SectionFrame section={section} isLast={isLast}>
      <div className={`column ${css["desk"]}`}>
        <Paper section={section} sheet={sheet} />
        <div className={css["beside"]}>
          {notes.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <RichText as="p" html={text} />
            </div>
          ))}
          {sheet.file && (
            <p>
              <a className="more" href={sheet.file.path} type="application/pdf">
                {name} ({sheet.file.note}) <Icon name="arrow-right" />
              </a>
            </p>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}

function Paper({ section: { id, name, title, facts, parts }, sheet }: { section: Sheet; sheet: SheetView }) {
  return (
    <article className={`${css["paper"]} printed`} aria-labelledby={`${id}-title`}>
      <header>
        <p className="headline">{name}</p>
        <p className="code">{sheet.mark}</p>
      </header>
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="quiet">{sheet.notice}</p>
      <SheetFacts facts={facts} />
      {parts.map((part, index) => (
        <SheetPart key={index} part={part} bill={sheet.bills[index] ?? null} />
      ))}
      <footer>
        <p>
          {sheet.sender.name} · {sheet.sender.place}
        </p>
        <p>{sheet.sender.reach}</p>
      </footer>
    </article>
  );
}

import { RichText } from "../../components/prose/prose";
import { Table } from "../../components/table/table";
import { SectionFrame, type SectionProps } from "../section-frame";
import "../note.css";
import * as css from "./section.module.css";

type Grid = SectionProps<"grid">["section"];
type Sign = Grid["meanings"][number]["sign"];

/** Renders a table of signs, with their names for assistive technology. */
export default function GridSection({ section, isLast }: SectionProps<"grid">) {
  const { corner, columns, rows, key, meanings, note } = section;
  const drawCell = (sign: Sign) => (
    <>
      <Drawn sign={sign} />
      <span className="vh">{meanings.find((each) => each.sign === sign)?.name}</span>
    </>
  );
  return (
    <SectionFrame section={section} isLast={isLast}>
      <Table
        className={`${css["grid"]} narrow`}
        corner={corner}
        columns={columns}
        rows={rows.map(({ name, cells }) => ({ name, cells: cells.map(drawCell) }))}
      />
      {note && <RichText as="p" className="note" html={note} />}
      <h3 className={css["heading"]}>{key}</h3>
      <Key meanings={meanings} />
    </SectionFrame>
  );
}

function Key({ meanings }: { meanings: Grid["meanings"] }) {
  return (
    <ul className={css["key"]}>
      {meanings.map(({ sign, name, text }) => (
        <li key={sign}>
          <Drawn sign={sign} /> <b>{name}</b>
          {text && <RichText as="p" html={text} />}
        </li>
      ))}
    </ul>
  );
}

/** Shapes, because colours alone are not accessible (WCAG 2.2, 1.4.1). */
const SHAPES: Readonly<Record<Sign, string>> = {
  full: "M2 2h20v20H2z",
  half: "M2 2h20v20H2zM2 22 22 2v20z",
  lent: "M2 12h13M10 6l6 6-6 6M21 4v16",
  stop: "M4 4l16 16M20 4 4 20",
  none: "M7 12h10",
};

function Drawn({ sign }: { sign: Sign }) {
  return (
    <svg viewBox="0 0 24 24" data-sign={sign} aria-hidden="true">
      <path d={SHAPES[sign]} />
    </svg>
  );
}

import "../../components/columns/cols.css";
import { RichText } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";
import "../note.css";
import * as css from "./section.module.css";

type Wish = SectionProps<"ranking">["section"]["wishes"][number];
/** A wish with its place on the wish list. */
type Placed = Wish & { was: number };

/** Renders the wish list and the new order. Assistive technology skips the wish list: entries name their old place. */
export default function RankingSection({ section, isLast }: SectionProps<"ranking">) {
  const { wished, ranked, struck, was, wishes, note } = section;
  const placed = wishes.map((wish, index): Placed => ({ ...wish, was: index + 1 }));
  const stay = placed.filter(({ place }) => place).sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const out = placed.filter(({ place }) => !place);
  const entries = (some: readonly Placed[]) =>
    some.map(({ name, text, place, was: before }) => (
      <li key={name}>
        <h4>
          {place && <span className="plate">{place}</span>}
          <span>{name}</span>
        </h4>
        <p className="quiet">
          {was} {before}
        </p>
        <RichText as="p" html={text} />
      </li>
    ));
  return (
    <SectionFrame section={section} isLast={isLast}>
      <div className={`column ${css["yard"]}`}>
        <p aria-hidden="true">{wished}</p>
        <ol className={`hairlines ${css["list"]}`} aria-hidden="true">
          {placed.map(({ name, was: before, place }) => (
            <li key={name} className={place ? undefined : css["out"]}>
              <span>{before}</span> {name}
            </li>
          ))}
        </ol>
        <Tracks stay={stay} out={out} />
        <h3>{ranked}</h3>
        <ol className={`${css["order"]} ruled`}>{entries(stay)}</ol>
        {out.length > 0 && (
          <div className={css["struck"]}>
            <h3>{struck}</h3>
            <ul className="cols ruled">{entries(out)}</ul>
          </div>
        )}
      </div>
      {note && <RichText as="p" className={`note ${css["note"]}`} html={note} />}
    </SectionFrame>
  );
}

/** Draws a line from each old place to the new one. The line of a struck wish ends at a buffer. */
function Tracks({ stay, out }: { stay: readonly Placed[]; out: readonly Placed[] }) {
  const count = stay.length + out.length;
  return (
    <svg className={css["tracks"]} aria-hidden="true">
      {stay.map(({ name, was }, index) => (
        <g key={name} className={index === 0 ? css["first"] : undefined}>
          <line x1="0" y1={middle(was, count)} x2="100%" y2={middle(index + 1, stay.length)} />
          <circle cx="100%" cy={middle(index + 1, stay.length)} r="9" />
        </g>
      ))}
      {out.map(({ name, was }) => (
        <g key={name} className={css["buffer"]}>
          <line x1="0" y1={middle(was, count)} x2="18%" y2={middle(was, count)} />
          <rect x="18%" y={middle(was, count)} width="6" height="22" />
        </g>
      ))}
    </svg>
  );
}

/** Returns the middle of a row, in percent of the height of all rows. */
const middle = (row: number, rows: number): string => `${Math.round((1000 * (row - 0.5)) / rows) / 10}%`;

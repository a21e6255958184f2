import { Flaps, TimeFlaps } from "../../components/flaps/flaps";
import { RichText } from "../../components/prose/prose";
import { SectionHead } from "../../components/section-head/section-head";
import type { SectionProps } from "../section-frame";
import * as css from "./section.module.css";

/** Renders events by time or by day, as a departure board over the width of the page. */
export default function ProtocolSection({ section: { id, heading, text, entries, end } }: SectionProps<"protocol">) {
  return (
    <section className={`sec on-ink ${css["protocol"]}`}>
      <SectionHead id={id} heading={heading} />
      {text && <RichText as="p" className="quiet" html={text} />}
      <ol className="hairlines">
        {entries.map(({ time, title, text: consequence, sign, state }) => (
          <li key={time}>
            {time.includes(":") ? <TimeFlaps time={time} /> : <Flaps day={time} />}
            <b>{title}</b>
            <RichText as="p" className="quiet" html={consequence} />
            <span className={css[sign]}>{state}</span>
          </li>
        ))}
      </ol>
      {end && <RichText as="p" className="lead" html={end} />}
    </section>
  );
}

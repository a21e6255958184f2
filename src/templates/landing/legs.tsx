import { RichText } from "../../components/prose/prose";
import type { ContentOf } from "../../model/kinds";
import "../../components/numeral.css";
import * as css from "./landing.module.css";

/** Three legs, each with its time and what the client has at its end. */
export function Legs({ legs }: { legs: ContentOf<"landing">["legs"] }) {
  return (
    <ol className={`${css["legs"]} ruled`}>
      {legs.map(({ title, time, text, gets }, index) => (
        <li key={title}>
          <span className="numeral">
            {index + 1}
            <small>{time}</small>
          </span>
          <h3>{title}</h3>
          <div>
            <RichText as="p" html={text} />
            <p>{gets}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

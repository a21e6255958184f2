import { useText } from "../../i18n/language-provider";
import "../fact-strip/facts.css";
import * as css from "./stub.module.css";

/** Renders the stub of a pass behind a tear line: start, end and duration. */
export function Stub(facts: { from: string; to: string; time: string }) {
  const text = useText();
  return (
    <dl className={`facts tear ${css["stub"]}`}>
      {(["from", "to", "time"] as const).map((name) => (
        <div key={name}>
          <dt>{text(`pass.${name}`)}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

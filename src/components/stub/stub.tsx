import { useText } from "../../i18n/language-provider";
import * as css from "./stub.module.css";

/** The stub of a pass: from, to, and how long the way takes, behind a tear line. */
export function Stub({ from, to, time }: { from: string; to: string; time: string }) {
  const text = useText();
  return (
    <dl className={`${css["stub"]} tear`}>
      <div>
        <dt>{text("pass.from")}</dt>
        <dd>{from}</dd>
      </div>
      <div>
        <dt>{text("pass.to")}</dt>
        <dd>{to}</dd>
      </div>
      <div>
        <dt>{text("pass.time")}</dt>
        <dd>{time}</dd>
      </div>
    </dl>
  );
}

import { useText } from "../../i18n/language-provider";
import * as css from "./way.module.css";

/** Where a ticket leads from, the stretch between, and where it ends. */
export function Way({ from, to }: { from: string; to: string }) {
  const text = useText();
  return (
    <div className={`${css["way"]} on-blue`}>
      <p>
        <span>{text("pass.from")}</span> <b>{from}</b>
      </p>
      <i />
      <p>
        <span>{text("pass.to")}</span> <b>{to}</b>
      </p>
    </div>
  );
}

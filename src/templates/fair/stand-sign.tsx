import { useIntl } from "react-intl";
import type { Event } from "../../content/parts";
import { dayRange } from "../../languages/format";
import { useText } from "../../languages/language-provider";
import * as css from "./stand-sign.module.css";

/** The platform sign of a fair: hall and stand large, name and days beside them. A past one keeps its frame only. */
export function StandSign({ event, isPast }: { event: Event; isPast: boolean }) {
  const text = useText();
  const intl = useIntl();
  const { name, start, end, venue, city, stand, cancelled } = event;
  return (
    <div className={`${css["sign"]} ${isPast ? css["past"] : "on-blue"}`}>
      {stand && (
        <p className={css["stand"]}>
          <small>{text("event.stand")}</small> <b>{stand}</b>
        </p>
      )}
      <p className={css["name"]}>
        <b>{name}</b>
        <span>{dayRange(intl, start, end)}</span>
        <span>{[venue, city].filter(Boolean).join(", ")}</span>
        {cancelled && <span className="code">{text("state.cancelled")}</span>}
      </p>
    </div>
  );
}

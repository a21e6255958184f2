import { useIntl } from "react-intl";
import { Icon } from "../../components/icon/icon";
import { formatDayRange } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { ContentOf } from "../../model/kinds";
import * as css from "./stand-sign.module.css";

interface StandSignProps {
  event: NonNullable<ContentOf<"fair">["event"]>;
  isPast: boolean;
  /** The path of its calendar file. */
  calendar?: string | undefined;
}

/** Renders the platform sign of a fair: stand, name and days. A past fair has a frame only. */
export function StandSign({ event, isPast, calendar }: StandSignProps) {
  const text = useText();
  const intl = useIntl();
  const { name, start, end, venue, city, stand, organiser, cancelled } = event;
  return (
    <div className={`${css["sign"]} column ${isPast ? `edged ${css["past"]}` : "on-blue"}`}>
      {stand && (
        <p className={`edged ${css["stand"]}`}>
          <small>{text("event.stand")}</small> <b>{stand}</b>
        </p>
      )}
      <p>
        <b className="headline">{name}</b>
        <span>{formatDayRange(intl, start, end)}</span>
        <span>{[venue, city].filter(Boolean).join(", ")}</span>
        {organiser && <span>{text("event.organiser", { name: organiser })}</span>}
        {cancelled && <span>{text("state.cancelled")}</span>}
        {calendar && (
          <a className="more" href={calendar}>
            {text("event.calendar")} <Icon name="calendar" />
          </a>
        )}
      </p>
    </div>
  );
}

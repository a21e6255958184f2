import { useIntl } from "react-intl";
import { Icon } from "../../components/icon/icon";
import { formatDayRange, formatPlace } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import { calendarPath } from "./calendar-path";
import * as css from "./stand-sign.module.css";

/** Renders the platform sign of a fair: stand, name and days. A past fair has a frame only. */
export function StandSign({ view }: { view: PageView<"fair"> }) {
  const text = useText();
  const intl = useIntl();
  const { isPast, content } = view;
  if (!content.event) return null;
  const { name, start, end, venue, city, stand, organiser, cancelled } = content.event;
  const calendar = calendarPath(view);
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
        <span>{formatPlace({ venue, city })}</span>
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

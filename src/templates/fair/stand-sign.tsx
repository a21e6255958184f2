import { useIntl } from "react-intl";
import { Icon } from "../../components/icon/icon";
import { PlatformSign } from "../../components/platform-sign/platform-sign";
import { formatDayRange, formatPlace } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import { calendarPath } from "./calendar-path";

/** Renders the platform's sign of a fair: stand, name and days. */
export function StandSign({ view }: { view: PageView<"fair"> }) {
  const text = useText();
  const intl = useIntl();
  const { isPast, content } = view;
  if (!content.event) return null;
  const { name, start, end, venue, city, stand, organiser, cancelled } = content.event;
  const calendar = calendarPath(view);
  return (
    <PlatformSign label={text("event.stand")} number={stand} isPast={isPast}>
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
    </PlatformSign>
  );
}

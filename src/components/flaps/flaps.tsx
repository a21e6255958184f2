import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { formatLongDay } from "../../i18n/format";
import * as css from "./flaps.module.css";

/** Renders a day on split flaps, without animation. @param day `YYYY-MM-DD` */
export function Flaps({ day, children }: { day: string; children?: ReactNode }) {
  const intl = useIntl();
  return (
    <time className={css["flaps"]} dateTime={day}>
      <span className="vh">{formatLongDay(intl, day)}</span>
      <Tiles numbers={numbersOf(day)} />
      {children}
    </time>
  );
}

/** Shows a day on split flaps to the eye alone, beside its name. @param day `YYYY-MM-DD` */
export function SilentFlaps({ day }: { day: string }) {
  return (
    <span className={css["flaps"]}>
      <Tiles numbers={numbersOf(day)} />
    </span>
  );
}

const numbersOf = (day: string) => day.slice(2).split("-").reverse();

/** Renders a time on split flaps. @param time `hh:mm` */
export function TimeFlaps({ time }: { time: string }) {
  return (
    <time className={css["flaps"]} dateTime={time}>
      <span className="vh">{time}</span>
      <Tiles numbers={time.split(":")} />
    </time>
  );
}

function Tiles({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, index) => (
    <span key={index} className={css["flap"]} aria-hidden="true">
      {number}
    </span>
  ));
}

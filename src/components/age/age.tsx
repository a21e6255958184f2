import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { DAY_MS, MAX_RELATIVE_AGE_DAYS } from "../../i18n/relative-time";
import * as css from "./age.module.css";
import type { AgeText } from "./age-text";

interface AgeProps {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Position relative to its date, out of the flow. */
  place: "above" | "beside";
}

/** Shows beside a date of the last 30 days how old it is. After hydration: the HTML is the same on every day. */
export function Age({ day, place }: AgeProps) {
  const [loaded, setLoaded] = useState<{ Text: ComponentType<ComponentProps<typeof AgeText>>; now: number }>();
  useEffect(() => {
    const now = Date.now();
    if (Math.abs(now - Date.parse(day)) > (MAX_RELATIVE_AGE_DAYS + 1) * DAY_MS) return;
    import(/* webpackChunkName: "relative-time" */ "./age-text").then(
      ({ AgeText: Text }) => setLoaded({ Text, now }),
      console.error,
    );
  }, [day]);
  return (
    loaded && <loaded.Text className={`screen-only quiet ${css["age"]} ${css[place]}`} day={day} now={loaded.now} />
  );
}

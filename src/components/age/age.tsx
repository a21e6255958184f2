import { useEffect, useState } from "react";
import { DAY_MS, MAX_RELATIVE_AGE_DAYS } from "../../i18n/relative-time";
import * as css from "./age.module.css";
import type { AgeText } from "./age-text";

/** Shows how old a date of the last 30 days is, after hydration: HTML is the same on every day. @param day `YYYY-MM-DD` */
export function Age({ day, place }: { day: string; place: "above" | "beside" | "below" }) {
  const [loaded, setLoaded] = useState<{ Text: typeof AgeText; now: number }>();
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

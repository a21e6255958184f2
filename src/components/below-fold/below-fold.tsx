import { type ReactNode, startTransition, useEffect, useState } from "react";
import { arrival } from "./arrival";
import * as css from "./below-fold.module.css";

/** By then the top of the page has been painted, on a slow phone too. In milliseconds. */
const AFTER_PAINT = 100;

/**
 * What is below the screen of a phone. Where a link of the site has led to the page, its top is painted first, with room
 * for the rest, which React then puts there in slices: a heading is there in half the time (docs/performance.md).
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(() => !arrival.isAtTop);
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setWhole(true)), AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [isWhole]);
  return isWhole ? children : <div className={css["room"]} />;
}

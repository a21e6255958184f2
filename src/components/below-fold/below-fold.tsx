import { type ReactNode, startTransition, useEffect, useState } from "react";
import { arrival } from "./arrival";
import * as css from "./below-fold.module.css";

/** In a tab that nobody sees no frame is painted. In milliseconds. */
const AT_LATEST = 500;

/**
 * What is below the screen of a phone. Where a link of the site has led to the page, its top is painted first, with room
 * for the rest, which React then puts there in slices: a heading is there in half the time (docs/performance.md).
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(() => !arrival.isAtTop);
  useEffect(() => {
    if (isWhole) return;
    const goOn = () => startTransition(() => setWhole(true));
    let timer = setTimeout(goOn, AT_LATEST);
    // A task that begins in a frame comes after its paint.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(goOn);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  return isWhole ? children : <div className={css["room"]} />;
}

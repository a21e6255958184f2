import { startTransition, useLayoutEffect, useState } from "react";

/**
 * Returns a value from the second frame on, after the top of a next page is painted: `useDeferredValue` renders before.
 * @param before the value of the first frames
 */
export function useDeferredRender<T>(value: T, before: T = value): T {
  const [shown, show] = useState(before);
  useLayoutEffect(() => {
    // Work in the first frame would delay its paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => show(value)));
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

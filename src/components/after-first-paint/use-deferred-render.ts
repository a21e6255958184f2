import { startTransition, useLayoutEffect, useState } from "react";

/** Returns `before`, and `value` once the top of a next page is painted: `useDeferredValue` renders before that. */
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

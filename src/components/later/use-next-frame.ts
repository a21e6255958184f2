import { startTransition, useLayoutEffect, useState } from "react";

/**
 * For what the first picture of the next page does not need: React's own `useDeferredValue` renders before that is painted.
 * @param before what holds at first
 * @returns `before`, and from the frame after on the value
 */
export function useNextFrame<T>(value: T, before: T = value): T {
  const [shown, show] = useState(before);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => show(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

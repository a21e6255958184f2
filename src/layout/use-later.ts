import { startTransition, useLayoutEffect, useState } from "react";

/**
 * For what the head of the next page does not need: React's own `useDeferredValue` renders before that is painted.
 * @param before what holds at first
 * @returns `before`, and from the second frame on the value
 */
export function useDeferredRender<T>(value: T, before: T = value): T {
  const [shown, show] = useState(before);
  useLayoutEffect(() => {
    // The first frame is still that of the head: what began in it would hold up its painting and the next one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => show(value)));
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

import type { PropsWithChildren } from "react";
import { useDeferredRender } from "./use-deferred-render";

/** Renders a part of a next page a frame after its heading (docs/decisions/0020-startup.md). */
export function AfterFirstPaint({ children }: PropsWithChildren) {
  // src/browser/route-hooks.ts sets the attribute before a next page is shown.
  const isNext = typeof document !== "undefined" && document.documentElement.dataset["below"] === "later";
  const isRendered = useDeferredRender(true, !isNext);
  // Reserves space, and delays the layout below the screen (src/browser/before-hydration/below-screen.ts).
  return isRendered ? children : <template data-later />;
}

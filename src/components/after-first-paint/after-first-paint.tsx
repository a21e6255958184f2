import type { PropsWithChildren } from "react";
import { useDeferredRender } from "./use-deferred-render";

/** Renders what is below the first screen of a next page a frame after it (docs/decisions/0020-startup.md). */
export function AfterFirstPaint({ children }: PropsWithChildren) {
  const isRendered = useDeferredRender(true, !beginsAtTop());
  // Reserves space, and delays the layout below the screen (src/browser/before-hydration/below-screen.ts).
  return isRendered ? children : <template data-later />;
}

/** Reads an attribute that src/browser/route-hooks.ts sets before a next page is shown. */
const beginsAtTop = () => typeof document !== "undefined" && document.documentElement.dataset["below"] === "later";

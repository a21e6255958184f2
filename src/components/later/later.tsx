import { type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

/**
 * What stands below the first screen: on a page that takes the place of another it comes in a task after the one that shows its
 * heading (docs/decisions/0034-below-screen.md). At once on the first page, and where a visitor lands further down.
 */
export function Later({ children }: { children: ReactNode }) {
  const beginsAtTop = useSyncExternalStore(never, isLeftBelow, () => false);
  // The template says that something is to come (src/browser/before-hydration/below-screen.ts).
  return useDeferredValue(true, !beginsAtTop) ? children : <template data-later />;
}

const never = () => () => undefined;

/** As the runtime says before it shows a page that begins at its top (src/browser/route-update.ts). */
const isLeftBelow = (): boolean => !("whole" in document.documentElement.dataset);

import type { ReactNode } from "react";
import { useDeferredRender } from "../../layout/use-later";

interface PageProps {
  /** The first screen of the page. */
  top: ReactNode;
  children: ReactNode;
}

/**
 * A page whose first screen is rendered before the rest: where a link leads to its top, the rest follows a frame after
 * the heading (docs/decisions/0034-below-screen.md). The first page of a visit is rendered as a whole.
 */
export function Page({ top, children }: PageProps) {
  const isWhole = useDeferredRender(true, !beginsAtTop());
  return (
    <>
      {top}
      {isWhole ? (
        children
      ) : (
        // Reserves space, and delays the layout below the screen (src/browser/before-hydration/below-screen.ts).
        <template data-later />
      )}
    </>
  );
}

/** Set before a next page is shown (src/browser/route-hooks.ts). */
const beginsAtTop = () => typeof document !== "undefined" && document.documentElement.dataset["below"] === "later";

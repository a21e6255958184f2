import type { ReactNode } from "react";
import { useDeferredRender } from "../../layout/use-deferred-render";
import type { PageView } from "../../model/page-view";

/**
 * Renders `top`, the first screen of a next page, a frame before the rest (docs/decisions/0020-startup.md).
 * It renders the first page of a visit as a whole.
 */
export function Page({ top, children }: { top: ReactNode; children: ReactNode }) {
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

/** Reads an attribute that src/browser/route-hooks.ts sets before a next page is shown. */
const beginsAtTop = () => typeof document !== "undefined" && document.documentElement.dataset["below"] === "later";

/** Returns the props of PageHero that are the same on every page. */
export function heroProps({ content, echo, breadcrumb, label }: PageView) {
  return { title: content.title, echo: echo.title, breadcrumb, label };
}

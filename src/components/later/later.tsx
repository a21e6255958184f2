import type { ReactNode } from "react";
import { useLater } from "./use-later";

/**
 * What stands below the first screen: where a visitor lands at the top of a next page it comes a frame after the heading,
 * and what is `Later` in it after that (docs/decisions/0034-below-screen.md). The first page is whole at once.
 */
export function Later({ children }: { children: ReactNode }) {
  // The template says that something is to come (src/browser/before-hydration/below-screen.ts).
  return useLater(true, !isAtTop()) ? children : <template data-later />;
}

/** Of a next page: the runtime says so before it shows one (src/browser/route-update.ts). */
const isAtTop = () => typeof document !== "undefined" && document.documentElement.dataset["below"] === "later";

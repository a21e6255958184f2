import type { ReactNode } from "react";
import { useNextFrame } from "./use-next-frame";

/** The first page is whole at once. */
let isAtTop = false;

/** Says before the next page is shown whether its visitor lands at its top, and not further down. */
export function landAtTop(does: boolean): void {
  isAtTop = does;
}

/**
 * What stands below the first screen: where a visitor lands at the top of a next page it comes a frame after the heading,
 * and what is `Later` in it a frame after that (docs/decisions/0034-below-screen.md).
 */
export function Later({ children }: { children: ReactNode }) {
  // The template says that something is to come (src/browser/before-hydration/below-screen.ts).
  return useNextFrame(true, !isAtTop) ? children : <template data-later />;
}

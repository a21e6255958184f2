import { type ReactNode, useSyncExternalStore } from "react";
import { useLater } from "./use-later";

/**
 * What stands below the first screen: where a visitor lands at the top of a next page it comes a frame after the heading,
 * and what is `Later` in it after that (docs/decisions/0034-below-screen.md). The first page is whole at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const comesLater = useSyncExternalStore(never, isAtTop, () => false);
  // The template says that something is to come (src/browser/before-hydration/below-screen.ts).
  return useLater(true, !comesLater) ? children : <template data-later />;
}

const never = () => () => undefined;

/** Of a next page: the runtime says so before it shows one (src/browser/route-update.ts). */
const isAtTop = (): boolean => document.documentElement.dataset["below"] === "later";

import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ReactNode } from "react";

/**
 * React takes the page over in slices of a few milliseconds, between which the visitor's taps are answered (quality P: no
 * long task before the visitor acts). Gatsby would do it at one go.
 * @returns what Gatsby calls instead; nothing while `npm run develop` runs, whose documents are empty
 */
export function hydrateInSlices(): ((page: ReactNode, container: Element) => void) | undefined {
  if (process.env["NODE_ENV"] === "development") return undefined;
  return (page, container) => startTransition(() => void hydrateRoot(container, page));
}

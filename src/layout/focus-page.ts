import { forceTarget } from "./make-target";

/** Focuses the hash's target or the heading after a navigation (quality V4; WCAG 2.2, 2.4.3). Gatsby scrolls. */
export function focusPage(hash: string): void {
  const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  // A hidden part may be shown by `:target`.
  if (part && part.getClientRects().length === 0) forceTarget(hash);
  const target = part ?? document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  // It is 0 or more where something can be focused by itself, or has been made to.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

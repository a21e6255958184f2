import { makeTarget } from "./make-target";

/** Focuses the hash's target or the heading after a navigation (quality V4; WCAG 2.2, 2.4.3). Gatsby scrolls. */
export function focusPage(hash: string): void {
  const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  // A hidden part may be shown by `:target`.
  if (part && part.getClientRects().length === 0) makeTarget(hash);
  const target = part ?? document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

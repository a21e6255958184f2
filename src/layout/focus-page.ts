import { makeTarget } from "./make-target";

/**
 * After a client-side navigation the focus is where the new page begins, or at the part that the address names, and not
 * on a link that is gone (quality V4; WCAG 2.2, 2.4.3). Gatsby sees to the scrolling.
 */
export function focusPage(hash: string): void {
  const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  // What is not shown may be waiting to be named by the address.
  if (part && part.getClientRects().length === 0) makeTarget(hash);
  const target = part ?? document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

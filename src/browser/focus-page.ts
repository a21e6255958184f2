let isForcing = false;

/** Returns whether a `popstate` event comes from forceTarget, and not from the visitor. */
export const isForcingTarget = (): boolean => isForcing;

/** Sets `:target`, which `pushState` does not, by navigating to the same hash (docs/decisions/0007-menus.md). */
function forceTarget(hash: string): void {
  const { state } = window.history as { state: unknown };
  isForcing = true;
  window.location.replace(hash);
  window.history.replaceState(state, "");
  isForcing = false;
}

/** Focuses the hash's target or the heading after a navigation (quality V4; WCAG 2.2, 2.4.3). Gatsby scrolls. */
export function focusPage(hash: string): void {
  const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  // CSS may show a hidden part with `:target`.
  if (part && part.getClientRects().length === 0) forceTarget(hash);
  const target = part ?? document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  // Focusable elements have a tabIndex of 0 or more.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

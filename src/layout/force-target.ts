let isForcing = false;

/** Returns whether a `popstate` event comes from forceTarget, and not from the visitor. */
export const isForcingTarget = (): boolean => isForcing;

/**
 * Sets `:target`, which `pushState` does not change, by navigating to the same hash again
 * (docs/decisions/0007-menus.md). The history entry keeps its state.
 */
export function forceTarget(hash: string): void {
  const { state } = window.history as { state: unknown };
  isForcing = true;
  window.location.replace(hash);
  window.history.replaceState(state, "");
  isForcing = false;
}

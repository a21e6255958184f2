let isMaking = false;

/** @returns whether the `popstate` of this moment comes from forceTarget, and the visitor does not go back */
export const isForcingTarget = (): boolean => isMaking;

/**
 * Sets `:target`, which a navigation by script does not change, by navigating to the same hash again
 * (docs/decisions/0028-planner.md). The history entry keeps its state.
 */
export function forceTarget(hash: string): void {
  const { state } = window.history as { state: unknown };
  isMaking = true;
  window.location.replace(hash);
  window.history.replaceState(state, "");
  isMaking = false;
}

let isHere = false;

/** @returns whether a `popstate` comes from here, and nobody goes back */
export const isMakingTarget = (): boolean => isHere;

/**
 * Sets `:target`, which a navigation by script does not change, by navigating to the same hash again
 * (docs/decisions/0028-planner.md). The history entry keeps its state.
 */
export function makeTarget(hash: string): void {
  const { state } = window.history as { state: unknown };
  isHere = true;
  window.location.replace(hash);
  window.history.replaceState(state, "");
  isHere = false;
}

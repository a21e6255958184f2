/**
 * Sets `:target`, which a navigation by script does not change, by navigating to the same hash again
 * (docs/decisions/0028-planner.md). The router's `popstate` listener is held off, and the history entry keeps its
 * state.
 */
export function makeTarget(hash: string): void {
  const { state } = window.history as { state: unknown };
  const hold = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("popstate", hold, true);
  window.location.replace(hash);
  window.history.replaceState(state, "");
  window.removeEventListener("popstate", hold, true);
}

/**
 * Sets `:target`, which a navigation by script does not change, by navigating to the same hash again
 * (docs/decisions/0028-planner.md). What listens to `popstate` is not told, or it would end a navigation that has begun
 * meanwhile: Chromium may send the event some frames later. The history entry keeps its state.
 */
export function makeTarget(hash: string): void {
  const { state } = window.history as { state: unknown };
  const { href } = window.location;
  const hold = (event: Event) => window.location.href === href && event.stopImmediatePropagation();
  window.addEventListener("popstate", hold, { capture: true, signal: AbortSignal.timeout(1000) });
  window.location.replace(hash);
  window.history.replaceState(state, "");
}

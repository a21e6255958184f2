/**
 * A navigation by script leaves `:target` as it was, so a part that is shown only where the address names it would stay
 * hidden (docs/decisions/0028-planner.md). Going to the same address once more sets it. Nothing else hears of that: the
 * router knows where it is, and the entry in the history keeps what was stored with it.
 */
export function makeTarget(hash: string): void {
  const { state } = window.history as { state: unknown };
  const hold = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("popstate", hold, true);
  window.location.replace(hash);
  window.history.replaceState(state, "");
  window.removeEventListener("popstate", hold, true);
}

/**
 * A menu's button says whether its menu is open, whatever opened or closed it: the browser does that without a script
 * (docs/decisions/0007-menus.md). Listens on the document, so that it works before React is there and after.
 */
export function mirrorMenuState(): void {
  addEventListener(
    "toggle",
    ({ target, newState }: Event & { newState?: string }) =>
      document
        .querySelector(`[popovertarget="${(target as Element).id}"]`)
        ?.setAttribute("aria-expanded", `${newState === "open"}`),
    true,
  );
}

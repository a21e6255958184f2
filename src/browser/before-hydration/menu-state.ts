import { guarded } from "../guard";

/** Mirrors the state of popovers in `aria-expanded` of buttons for all screen readers (docs/decisions/0007-menus.md). */
export function mirrorMenuState(): void {
  for (const menu of document.querySelectorAll("[popover]")) mirror(menu, false);
  const onToggle = guarded("menu-state", (event: Event) =>
    mirror(event.target as Element, (event as ToggleEvent).newState === "open"),
  );
  addEventListener("toggle", onToggle, true);
  // The back/forward cache would show the page with the menu whose link was followed.
  addEventListener("pagehide", guarded("menu-state", closeMenus));
}

/** Closes the open menu, and moves the focus from inside it to its button. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
    menu.hidePopover();
    // A page that leaves for the cache may lose the event.
    mirror(menu, false);
  }
}

function mirror({ id }: Element, isOpen: boolean): void {
  document.querySelector(`[popovertarget="${id}"]`)?.setAttribute("aria-expanded", `${isOpen}`);
}

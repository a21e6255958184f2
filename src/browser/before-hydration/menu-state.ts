import { guarded } from "./guard";

/**
 * A menu's button says whether its menu is open, whatever opened or closed it: the browser does that without a script
 * (docs/decisions/0007-menus.md). Listens on the document, so that it works before React is there and after. HTML does
 * not allow the attribute where a popover's own state would do; not every assistive technology hears of that.
 */
export function mirrorMenuState(): void {
  // Without popovers a menu is open while the pointer or the focus is in it (src/layout/header/header.module.css).
  if (!("hidePopover" in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll("[popover]")) mirror(menu, false);
  const hear = guarded("menu-state", (event: Event) =>
    mirror(event.target as Element, (event as ToggleEvent).newState === "open"),
  );
  addEventListener("toggle", hear, true);
}

function mirror({ id }: Element, isOpen: boolean): void {
  document.querySelector(`[popovertarget="${id}"]`)?.setAttribute("aria-expanded", `${isOpen}`);
}

/** Closes the open menu after a navigation. */
export function closeMenus(): void {
  // Without popovers the selector is invalid, and CSS closes menus.
  if (!("hidePopover" in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
}

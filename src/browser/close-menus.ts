/** A menu that is open closes when its link has led to a page. */
export function closeMenus(): void {
  // Without popovers the selector is unknown, and a menu is shut where neither pointer nor focus are in it.
  if (!("hidePopover" in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
}

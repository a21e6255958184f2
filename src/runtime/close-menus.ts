/** A menu that is open closes when its link has led to a page. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
}

/**
 * jsdom has no popovers. This is as much of them as the menus use: buttons that open and close one, the toggle event
 * (queued in a browser, at once here), `hidePopover()` and `:popover-open`.
 */
const OPEN = "data-open-in-test";

export function installPopovers(): void {
  HTMLElement.prototype.showPopover = function () {
    change(this, "open");
  };
  HTMLElement.prototype.hidePopover = function () {
    change(this, "closed");
  };
  const { querySelectorAll } = Document.prototype;
  Document.prototype.querySelectorAll = function (this: Document, selectors: string) {
    return querySelectorAll.call(this, selectors.replaceAll(":popover-open", `[${OPEN}]`));
  } as typeof querySelectorAll;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[popovertarget]") : null;
    const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (popover) change(popover, popover.hasAttribute(OPEN) ? "closed" : "open");
  });
}

function change(popover: HTMLElement, newState: "open" | "closed"): void {
  popover.toggleAttribute(OPEN, newState === "open");
  popover.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}

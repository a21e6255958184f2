/** Signs that a visitor is about to do something: there may be no time left until the browser is idle. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** By then the page is painted, whatever else the browser is busy with: ms. */
const LATEST = 2000;

/**
 * Starts the runtime at the visitor's first sign, else when everything is loaded and painted and the browser idle
 * (quality P). Until then links, menus and forms are the browser's own.
 * @param start is called once
 */
export function whenNeeded(start: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = () => {
    if (signal.aborted) return;
    controller.abort();
    start();
  };
  for (const sign of SIGNS) {
    addEventListener(sign, (event) => (sign !== "pointerover" || isLink(event)) && begin(), { capture: true, signal });
  }
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(begin, { timeout: LATEST } as never);
  // The next frame paints what has come last.
  addEventListener("load", () => requestAnimationFrame(whenIdle), { signal });
}

/** A pointer that rests where the page appears is no sign. */
function isLink({ target }: Event): boolean {
  return target instanceof Element && target.closest("a, button") !== null;
}

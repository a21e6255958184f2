import { guarded } from "./guard";

/** Signs that a visitor is about to do something: there may be no time left until the browser is idle. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** From the first frame with everything in it until that is on the screen: ms. */
const PAINTS_TAKE = 100;

/** The longest wait for a browser that is never idle, or never says so: ms. */
const IDLE_WITHIN = 5000;

/** Who has pressed a link is about to leave: the next document needs processor and line more than this page. ms. */
const LEAVES_WITHIN = 2000;

/**
 * Starts the runtime at the visitor's first sign, else when everything is loaded and painted and the browser idle
 * (quality P). Until then links, menus and forms are the browser's own.
 * @param start is called once
 */
export function whenNeeded(start: () => void): void {
  let isStarted = false;
  let leavesUntil = 0;
  const begin = guarded("when-needed", (sign?: Event) => {
    if (isStarted) return;
    const now = performance.now();
    if (sign && !isMeant(sign)) {
      if (sign.type === "pointerdown") leavesUntil = now + LEAVES_WITHIN;
    } else if (!sign && now < leavesUntil) {
      setTimeout(begin, leavesUntil - now);
    } else {
      isStarted = true;
      start();
    }
  });
  for (const sign of SIGNS) addEventListener(sign, begin, true);
  const whenIdle = guarded("when-needed", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => begin(), { timeout: IDLE_WITHIN });
    else setTimeout(begin);
  });
  const whenPainted = () => setTimeout(whenIdle, PAINTS_TAKE);
  // Not by the browser's own record of its first paint: Firefox has none where the address names a part of the page.
  addEventListener("load", () => requestAnimationFrame(whenPainted));
}

/**
 * A pointer that rests where the page appears is no sign. Nor is what leads to a click on a link, until the runtime is there:
 * the browser fetches that document itself, and the runtime would take processor and line from it.
 */
function isMeant({ type, target, key }: Event & { key?: string }): boolean {
  const control = (target as Partial<Element>).closest?.("a,button");
  return control?.tagName === "A" ? type === "keydown" && key !== "Enter" : type !== "pointerover" || Boolean(control);
}

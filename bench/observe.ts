/** Runs in the page, from before its first byte on; nothing of it changes the page. */

export interface Observed {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Start and duration of every task of more than 50 ms. */
  longTasks: [start: number, duration: number][];
  /** The largest window of layout shifts: at most a second between two, at most five seconds in all. */
  layoutShift: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

export function observe(): void {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, longTasks: [], layoutShift: 0 };
  Object.assign(window, { observed });
  const on = <T extends PerformanceEntry>(type: string, take: (entry: T) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(take)).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.firstPaint = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => (observed.largestPaint = startTime));
  on("longtask", ({ startTime, duration }) => observed.longTasks.push([startTime, duration]));
  let [first, last, sum] = [0, 0, 0];
  on<LayoutShift>("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    observed.layoutShift = Math.max(observed.layoutShift, sum);
  });
}

/** From the moment a finger leaves a link until the new page's heading is painted, by a script or as a document. */
export function watchNextPage(): void {
  // The page that the browser opens with has no storage.
  if (!location.protocol.startsWith("http")) return;
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const wait = (left: { at: number; heading: string; to: string }) => {
    if (location.pathname !== left.to || heading() === "" || heading() === left.heading)
      return void requestAnimationFrame(() => wait(left));
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { arrivedAfter: now() - left.at });
      port2.postMessage(undefined);
    });
  };
  const kept = sessionStorage.getItem("left");
  if (kept) wait(JSON.parse(kept) as Parameters<typeof wait>[0]);
  addEventListener(
    "pointerup",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link) return;
      const left = { at: now(), heading: heading(), to: link.pathname };
      sessionStorage.setItem("left", JSON.stringify(left));
      wait(left);
    },
    { capture: true },
  );
}

/** @returns milliseconds, once the next page is there */
export const arrival = (): number | undefined => (window as { arrivedAfter?: number }).arrivedAfter;

/** Scripts that measure a page in the browser. They start before the page loads, and do not change it. */

export interface ObservedMetrics {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Start and duration of every task of more than 50 ms. */
  longTasks: [start: number, duration: number][];
  /** The largest session window of layout shifts: gaps of one second at most, five seconds in all. */
  layoutShift: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

export function observeMetrics(): void {
  const observed: ObservedMetrics = { firstPaint: 0, largestPaint: 0, longTasks: [], layoutShift: 0 };
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

/** Measures the time from a tap on a link until the next page's heading is painted, after a full page load too. */
export function watchNextPage(): void {
  // The initial page about:blank lacks storage.
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

/** Returns the milliseconds until the next page, undefined before its arrival. */
export const readArrivalTime = (): number | undefined => (window as { arrivedAfter?: number }).arrivedAfter;

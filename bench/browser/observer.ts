/** Runs in the page, from before its first byte: what the browser reports of the load. Nothing of it changes the page. */

export interface LoadReport {
  /** All in milliseconds from the start of the navigation; missing where there was none. */
  firstPaint?: number;
  largestPaint?: number;
  /** When the first picture in view was complete and opaque: one that a script fades in is missing from the LCP. */
  pictureShown?: number;
  /** Start and duration of every task of more than 50 ms. */
  longTasks: [start: number, duration: number][];
  /** The largest window of layout shifts: at most a second between two, at most five seconds in all. */
  layoutShift: number;
  /** Durations of what visitors did, from the touch to the next paint; shorter ones than 16 ms are not reported. */
  interactions: number[];
}

/** The name under which the page keeps its report. */
export const REPORT = "benchLoadReport";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

/** In the browser, as an init script. */
export function observeLoad(name: string): void {
  const report: LoadReport = { longTasks: [], layoutShift: 0, interactions: [] };
  Object.assign(window, { [name]: report });
  const observe = <T extends PerformanceEntry>(type: string, take: (entry: T) => void) => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe("paint", ({ name: what, startTime }) => {
    if (what === "first-contentful-paint") report.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (report.largestPaint = startTime));
  observe("longtask", ({ startTime, duration }) => report.longTasks.push([startTime, duration]));
  observe<EventTiming>("event", ({ interactionId, duration }) => {
    if (interactionId) report.interactions.push(duration);
  });
  let [first, last, sum] = [0, 0, 0];
  observe<LayoutShift>("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    report.layoutShift = Math.max(report.layoutShift, sum);
  });

  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isInView = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const whenOpaque = (image: HTMLImageElement) => {
    if (opacityOf(image) > 0.99) report.pictureShown ??= performance.now();
    else requestAnimationFrame(() => whenOpaque(image));
  };
  const lookAt = ({ target }: Event) => {
    const first = [...document.querySelectorAll<HTMLImageElement>("main img")].find(isInView);
    if (first && first === target) requestAnimationFrame(() => whenOpaque(first));
  };
  document.addEventListener("load", lookAt, { capture: true });
}

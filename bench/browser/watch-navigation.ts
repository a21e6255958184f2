/** Runs in every page: from the moment a finger leaves a link until the new page's heading is painted. */

/** The name under which the page keeps the milliseconds it took, and its storage what the next document has to know. */
export const ARRIVAL = "benchArrival";

interface Departure {
  tappedAt: number;
  heading: string;
  to: string;
}

/** In the browser, as an init script: before the tap it does nothing. */
export function watchNavigation(name: string): void {
  // The page that the browser opens with has no storage.
  if (!location.protocol.startsWith("http")) return;
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const report = ({ tappedAt }: Departure) =>
    Object.assign(window, { [name]: performance.timeOrigin + performance.now() - tappedAt });
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
  const wait = (departure: Departure) => {
    const isThere = location.pathname === departure.to && heading() !== "" && heading() !== departure.heading;
    if (isThere) afterPaint(() => report(departure));
    else requestAnimationFrame(() => wait(departure));
  };
  const leave = ({ target, timeStamp }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link) return;
    const tappedAt = performance.timeOrigin + timeStamp;
    const departure = { tappedAt, heading: heading(), to: link.pathname };
    sessionStorage.setItem(name, JSON.stringify(departure));
    wait(departure);
  };
  const departure = JSON.parse(sessionStorage.getItem(name) ?? "null") as Departure | null;
  if (departure?.to === location.pathname) requestAnimationFrame(() => wait(departure));
  addEventListener("pointerup", leave, { capture: true });
}

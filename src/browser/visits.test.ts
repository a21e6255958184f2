/** @jest-environment jsdom */
import { reportVisit } from "./visits";

const postMessage = jest.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setReadyState(readyState: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { configurable: true, value: readyState });
}

function setWorker(worker: unknown): void {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
}

beforeEach(() => {
  postMessage.mockClear();
  setWorker({ ready: Promise.resolve({ active: { postMessage } }) });
  setReadyState("complete");
});

it("tells the worker that a page was visited", async () => {
  reportVisit("/de/contact/");
  await settle();
  expect(postMessage.mock.calls).toEqual([["/de/contact/"]]);
});

it("waits until the page is loaded", async () => {
  setReadyState("interactive");
  reportVisit("/de/");
  await settle();
  expect(postMessage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await settle();
  expect(postMessage.mock.calls).toEqual([["/de/"]]);
});

it("does nothing in a browser without workers, or on an address where there are none", () => {
  setWorker(undefined);
  expect(() => reportVisit("/de/")).not.toThrow();
});

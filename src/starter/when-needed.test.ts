/** @jest-environment jsdom */
import { whenNeeded } from "./when-needed";

let start: jest.Mock;
/** What the browser does once it is idle, and once it has painted. */
let idle: (() => void) | undefined;
let paint: FrameRequestCallback | undefined;

beforeEach(() => {
  idle = paint = undefined;
  Object.assign(window, { requestIdleCallback: (run: () => void) => (idle = run) });
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => {
    paint = run;
    return 1;
  });
  document.body.innerHTML = "<p>Text</p><a href='#'><b>Link</b></a>";
  start = jest.fn();
  whenNeeded(() => void start());
});
afterEach(() => {
  // Nobody listens any more.
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  jest.restoreAllMocks();
});

const sign = (type: string, selector = "p") =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

it("starts when everything is loaded and painted, and the browser idle", () => {
  expect(paint).toBeUndefined();
  window.dispatchEvent(new Event("load"));
  expect(idle).toBeUndefined();
  paint?.(0);
  expect(start).not.toHaveBeenCalled();
  idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

it.each(["pointerdown", "focusin", "keydown"])("starts at the first %s, once", (type) => {
  window.dispatchEvent(new Event("load"));
  paint?.(0);
  sign(type);
  sign(type);
  idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

it("starts when the pointer comes over a link, not where it rests on text", () => {
  sign("pointerover", "p");
  expect(start).not.toHaveBeenCalled();
  sign("pointerover", "b");
  expect(start).toHaveBeenCalledTimes(1);
});

it("starts where browsers do not say when they are idle", () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  window.dispatchEvent(new Event("load"));
  paint?.(0);
  jest.runAllTimers();
  expect(start).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

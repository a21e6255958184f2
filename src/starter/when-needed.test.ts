/** @jest-environment jsdom */
import { whenNeeded } from "./when-needed";

let start: jest.Mock;
/** What the browser does once it is idle, and once it has painted. */
let idle: (() => void) | undefined;
let painted: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  idle = painted = undefined;
  const requestAnimationFrame = (run: () => void) => (painted = run);
  Object.assign(window, { requestIdleCallback: (run: () => void) => (idle = run), requestAnimationFrame });
  document.body.innerHTML = "<p>Text</p><a href='#'><b>Link</b></a><button><i>Menu</i></button>";
  start = jest.fn();
  whenNeeded(() => void start());
});
afterEach(() => {
  // Nobody listens any more.
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  jest.useRealTimers();
});

const paint = () => {
  painted?.();
  jest.runAllTimers();
};
const sign = (type: string, selector = "p") =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

const press = (key: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

it("starts when everything is loaded and painted, and the browser idle", () => {
  expect(painted).toBeUndefined();
  window.dispatchEvent(new Event("load"));
  painted?.();
  expect(idle).toBeUndefined();
  jest.runAllTimers();
  expect(start).not.toHaveBeenCalled();
  idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

it.each(["pointerdown", "focusin", "keydown"])("starts at the first %s, once", (type) => {
  window.dispatchEvent(new Event("load"));
  paint();
  sign(type);
  sign(type);
  idle?.();
  expect(start).toHaveBeenCalledTimes(1);
});

it("starts when the pointer comes over a button, not where it rests on text", () => {
  sign("pointerover", "p");
  expect(start).not.toHaveBeenCalled();
  sign("pointerover", "i");
  expect(start).toHaveBeenCalledTimes(1);
});

it("lets a click on a link go first: the browser asks for the document", () => {
  for (const type of ["pointerover", "pointerdown", "focusin"]) sign(type, "b");
  press("Enter", "b");
  expect(start).not.toHaveBeenCalled();
  press("Tab", "b");
  expect(start).toHaveBeenCalledTimes(1);
});

it("leaves processor and line to the document that a press on a link has asked for; who stays has it a moment later", () => {
  window.dispatchEvent(new Event("load"));
  paint();
  sign("pointerdown", "b");
  idle?.();
  jest.advanceTimersByTime(1900);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledTimes(1);
});

it("starts where browsers do not say when they are idle", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  window.dispatchEvent(new Event("load"));
  paint();
  jest.runAllTimers();
  expect(start).toHaveBeenCalledTimes(1);
});

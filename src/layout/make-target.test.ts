/** @jest-environment jsdom */
import { makeTarget } from "./make-target";

it("keeps what the history stores, and adds no entry", () => {
  window.history.pushState({ key: "1234" }, "", "/de/services/#ticket");
  const { length } = window.history;
  makeTarget("#ticket");
  expect(window.history.state).toEqual({ key: "1234" });
  expect(window.history.length).toBe(length);
  expect(window.location.hash).toBe("#ticket");
});

/** @jest-environment jsdom */
import { makeTarget } from "./make-target";

it("keeps what the history stores, adds no entry, and tells nobody, however late; who goes back is heard", () => {
  window.history.pushState({ key: "1234" }, "", "/de/services/#ticket");
  const heard = jest.fn();
  window.addEventListener("popstate", heard);
  const { length } = window.history;
  makeTarget("#ticket");
  expect(window.history.state).toEqual({ key: "1234" });
  expect(window.history.length).toBe(length);
  expect(window.location.hash).toBe("#ticket");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).not.toHaveBeenCalled();
  window.history.replaceState({}, "", "/de/contact/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).toHaveBeenCalledTimes(1);
});

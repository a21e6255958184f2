/** @jest-environment jsdom */
import { isMakingTarget, makeTarget } from "./make-target";

it("keeps what the history stores, adds no entry, and says so while it navigates", () => {
  window.history.pushState({ key: "1234" }, "", "/de/services/#ticket");
  const { length } = window.history;
  const replace = jest.spyOn(window.history, "replaceState");
  const said: boolean[] = [];
  replace.mockImplementationOnce((...entry) => {
    said.push(isMakingTarget());
    window.history.replaceState(...entry);
  });
  makeTarget("#ticket");
  expect([...said, isMakingTarget()]).toEqual([true, false]);
  expect(window.history.state).toEqual({ key: "1234" });
  expect(window.history.length).toBe(length);
  expect(window.location.hash).toBe("#ticket");
});

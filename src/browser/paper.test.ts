/** @jest-environment jsdom */
import { watchPrinting } from "./paper";

/** The notes of a page's links are tried on every template: e2e/print.spec.ts. */
it("paper says the page's address and the day in its language, once, and the screen nothing afterwards", () => {
  document.documentElement.lang = "en";
  watchPrinting();
  jest.useFakeTimers({ now: new Date(2027, 2, 9, 12) });
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event("beforeprint"));
  jest.useRealTimers();
  const said = () => [...document.querySelectorAll(".paper")].map(({ firstChild }) => firstChild?.textContent);
  expect(said()).toEqual(["http://localhost/, 9 March 2027"]);
  window.dispatchEvent(new Event("afterprint"));
  expect(said()).toEqual([]);
});

/** @jest-environment jsdom */
import { arrival } from "../components/below-fold/arrival";
import { gatsbyWindow } from "./gatsby-window";
import { watchArrivals } from "./watch-arrivals";

let navigate: jest.Mock;

beforeEach(() => {
  arrival.isAtTop = false;
  navigate = jest.fn(() => "done");
  Object.assign(gatsbyWindow(), { ___navigate: navigate });
});

const go = (to: string | number, options?: unknown) => gatsbyWindow().___navigate?.(to, options);

it("leaves navigations as they are", () => {
  watchArrivals();
  expect(go("/de/", { replace: true })).toBe("done");
  expect(navigate).toHaveBeenCalledWith("/de/", { replace: true });
});

it.each([
  ["/de/services/", true],
  ["/de/services/?from=mail", true],
  ["/de/services/#line-a", false],
  [-1, false],
])("after %s, the page begins at its top: %s", (to, isAtTop) => {
  arrival.isAtTop = !isAtTop;
  watchArrivals();
  go(to);
  expect(arrival.isAtTop).toBe(isAtTop);
});

it("pages that the visitor goes back to are whole", () => {
  watchArrivals();
  go("/de/services/");
  window.dispatchEvent(new Event("popstate"));
  expect(arrival.isAtTop).toBe(false);
});

it("does nothing where Gatsby has not started", () => {
  Object.assign(gatsbyWindow(), { ___navigate: undefined });
  watchArrivals();
  expect(gatsbyWindow().___navigate).toBeUndefined();
});

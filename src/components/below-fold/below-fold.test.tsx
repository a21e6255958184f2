/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { arrival } from "./arrival";
import { BelowFold } from "./below-fold";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  arrival.isAtTop = false;
});

const page = (
  <BelowFold>
    <p>Rest</p>
  </BelowFold>
);
const rest = () => screen.queryByText("Rest");

it("is whole in the HTML, and in the first page", () => {
  expect(renderToString(page)).toBe("<p>Rest</p>");
  render(page);
  expect(rest()).toBeTruthy();
});

it("comes a moment after the top of a page that a link has led to, which leaves it room", () => {
  arrival.isAtTop = true;
  const { container } = render(page);
  expect(rest()).toBeNull();
  expect(container.querySelector(".room")).toBeTruthy();
  act(() => jest.advanceTimersByTime(20));
  expect(rest()).toBeTruthy();
  expect(container.querySelector(".room")).toBeNull();
});

it("comes in a tab that nobody sees, too", () => {
  arrival.isAtTop = true;
  const noFrame = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  render(page);
  act(() => jest.advanceTimersByTime(500));
  expect(rest()).toBeTruthy();
  noFrame.mockRestore();
});

it("stays whole when the visitor goes on, and is forgotten with its page", () => {
  const { rerender } = render(page);
  arrival.isAtTop = true;
  rerender(page);
  expect(rest()).toBeTruthy();
  const next = render(page);
  next.unmount();
  expect(jest.getTimerCount()).toBe(0);
});

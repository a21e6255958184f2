/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Later } from "./later";

const page = (
  <>
    <h1>head</h1>
    <Later>
      <p>picture</p>
      <Later>
        <p>rest</p>
      </Later>
    </Later>
  </>
);
const shown = () => [...document.querySelectorAll("h1, p")].map(({ textContent }) => textContent);
const toCome = () => document.querySelectorAll("[data-later]").length;

let frames: FrameRequestCallback[];
const nextFrame = () => act(() => frames.splice(0).forEach((run) => run(0)));

beforeEach(() => {
  frames = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => frames.push(run));
  delete document.documentElement.dataset["below"];
});

it("a next page that is met at its top comes in three steps, two frames apart, and says that something is to come", () => {
  document.documentElement.dataset["below"] = "later";
  render(page);
  expect([shown(), toCome()]).toEqual([["head"], 1]);
  nextFrame();
  expect(shown()).toEqual(["head"]);
  nextFrame();
  expect([shown(), toCome()]).toEqual([["head", "picture"], 1]);
  nextFrame();
  nextFrame();
  expect([shown(), toCome()]).toEqual([["head", "picture", "rest"], 0]);
});

it("a next page that is met further down is there at once", () => {
  document.documentElement.dataset["below"] = "whole";
  render(page);
  expect(shown()).toEqual(["head", "picture", "rest"]);
});

it("the first page is there at once where React has to build it anew", () => {
  render(page);
  expect(shown()).toEqual(["head", "picture", "rest"]);
});

it("the first page is taken over whole, before and after its lower part is laid out", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(page, { container, hydrate: true });
  expect(shown()).toEqual(["head", "picture", "rest"]);
  nextFrame();
  nextFrame();
  expect(shown()).toEqual(["head", "picture", "rest"]);
  expect(logged).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import { layOutBelow } from "./below-screen";

let frames: (() => void)[] = [];
let visit: { type: string } | undefined;
const root = document.documentElement;
/** The listeners for the end of the document. */
let atEnd: (() => void)[] = [];
const begin = () => {
  layOutBelow();
  atEnd.forEach((run) => run());
};
const frame = () => frames.splice(0).forEach((run) => run());
const laidOut = () => [...document.querySelectorAll("[data-laid-out]")].map(({ id }) => id);

beforeEach(() => {
  frames = [];
  visit = { type: "navigate" };
  atEnd = [];
  window.addEventListener = (type: string, run: unknown) => {
    expect(type).toBe("DOMContentLoaded");
    atEnd.push(run as () => void);
  };
  window.requestAnimationFrame = (run) => frames.push(() => run(0));
  Object.assign(performance, { getEntriesByType: () => (visit ? [visit] : []) });
  delete root.dataset["whole"];
  location.hash = "";
  document.body.innerHTML =
    "<div><main><section id='a'></section><section id='b'></section></main><footer id='c'></footer></div>";
});

it("lays a section out with each frame after the one that paints the top, if it takes long; then the page is whole", () => {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (now += 5));
  begin();
  frame();
  expect(laidOut()).toEqual([]);
  frame();
  expect(laidOut()).toEqual(["a"]);
  frame();
  expect(laidOut()).toEqual(["a", "b"]);
  expect(root.dataset["whole"]).toBeUndefined();
  frame();
  expect(root.dataset["whole"]).toBe("");
  expect(laidOut()).toEqual([]);
  expect(frames).toEqual([]);
});

it.each([
  [
    "the sections of an article",
    "<article><section id='a'></section><figure></figure><section id='b'></section></article>",
  ],
  ["the years of the newsroom", "<section id='a'></section><div><div id='b'></div></div>"],
])("knows %s", (_what, main) => {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (now += 5));
  document.body.innerHTML = `<div><main>${main}</main><footer id='c'></footer></div>`;
  begin();
  frame();
  frame();
  frame();
  expect(laidOut()).toEqual(["a", "b"]);
});

it("lays out all that fits into a frame", () => {
  jest.spyOn(performance, "now").mockReturnValue(0);
  begin();
  frame();
  frame();
  expect(root.dataset["whole"]).toBe("");
});

it.each([
  ["the address names a part", () => (location.hash = "#part")],
  ["the page is loaded again", () => (visit = { type: "reload" })],
  ["the visitor comes back", () => (visit = { type: "back_forward" })],
  ["the browser does not say how they came", () => (visit = undefined)],
])("lays everything out at once where %s", (_where, come) => {
  come();
  layOutBelow();
  expect(root.dataset["whole"]).toBe("");
  expect(atEnd).toEqual([]);
  expect(frames).toEqual([]);
});

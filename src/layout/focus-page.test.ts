/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { focusPage } from "./focus-page";
import { makeTarget } from "./make-target";

jest.mock("./make-target", () => ({ makeTarget: jest.fn() }));

/** jsdom lays nothing out: who is shown has a box here. */
function show(id: string): HTMLElement {
  const part = document.getElementById(id) as HTMLElement;
  part.getClientRects = () => [{}] as unknown as DOMRectList;
  return part;
}

beforeEach(() => {
  jest.mocked(makeTarget).mockClear();
  document.body.innerHTML = `<main><h1>Title</h1><h2 id="part">Part</h2></main>`;
});

describe("the focus after a navigation", () => {
  it("is at the title, or at the part that the address names", () => {
    focusPage("");
    expect(document.querySelector("h1")).toHaveFocus();
    focusPage("#part");
    expect(document.getElementById("part")).toHaveFocus();
  });

  it("goes to a part that is shown without asking the browser for it again", () => {
    show("part");
    focusPage("#part");
    focusPage("#nowhere");
    expect(makeTarget).not.toHaveBeenCalled();
  });

  it("has a part that is not shown made the target first, which may show it", () => {
    focusPage("#part");
    expect(makeTarget).toHaveBeenCalledWith("#part");
  });
});

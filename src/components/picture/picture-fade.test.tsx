/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { samplePicture } from "../../../test/sample-image";
import { Picture } from "./picture";

const image = () => screen.getByRole<HTMLImageElement>("img");

/** jsdom loads no pictures: a test says whether one is there when React meets it. */
function whenPicturesAre(there: "in the cache" | "on their way"): void {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(there === "in the cache");
}

afterEach(() => jest.restoreAllMocks());

/** The two classes are all that a style sheet can fade by, and all that a test can see of it without one. */
describe("the fade of a picture", () => {
  it("hides a late picture until it is loaded, then shows it", () => {
    whenPicturesAre("on their way");
    render(<Picture picture={samplePicture()} sizes="50vw" />);
    expect(image()).toHaveClass("waiting", { exact: true });
    fireEvent.load(image());
    expect(image()).toHaveClass("shown", { exact: true });
  });

  it("shows the text alternative of a picture that can't be loaded", () => {
    whenPicturesAre("on their way");
    render(<Picture picture={samplePicture("Ein Gleisplan")} sizes="50vw" />);
    fireEvent.error(image());
    expect(image()).toHaveClass("shown", { exact: true });
    expect(image()).toHaveAttribute("alt", "Ein Gleisplan");
  });

  it("leaves out what is in the cache, even if its load event is still to come", () => {
    whenPicturesAre("in the cache");
    render(<Picture picture={samplePicture()} sizes="50vw" />);
    expect(image()).not.toHaveAttribute("class");
    fireEvent.load(image());
    expect(image()).not.toHaveAttribute("class");
  });

  it("leaves out the first picture of a page, however late", () => {
    whenPicturesAre("on their way");
    render(<Picture picture={samplePicture()} sizes="50vw" isFirst />);
    expect(image()).not.toHaveAttribute("class");
    fireEvent.load(image());
    expect(image()).not.toHaveAttribute("class");
  });

  it("is not in the HTML: without JavaScript every picture is visible", () => {
    expect(renderToStaticMarkup(<Picture picture={samplePicture()} sizes="50vw" />)).not.toContain("class=");
  });
});

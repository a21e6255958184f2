/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { samplePhotograph, samplePicture } from "../../../test/sample-image";
import { Picture } from "./picture";

const image = () => screen.getByRole<HTMLImageElement>("img");

describe("a drawing", () => {
  it("is one file, and nothing to choose from", () => {
    const { container } = render(<Picture picture={samplePicture()} sizes="50vw" />);
    expect(container.firstElementChild).toBe(image());
    expect(image()).toHaveAttribute("src", "/static/drawings/cover-0a1b2c3d.svg");
    expect(image()).not.toHaveAttribute("srcset");
    expect(image()).not.toHaveAttribute("sizes");
  });

  it("reserves its place by width and height", () => {
    render(<Picture picture={samplePicture()} sizes="50vw" />);
    expect(image()).toHaveAttribute("width", "1200");
    expect(image()).toHaveAttribute("height", "800");
  });
});

describe("a photograph", () => {
  const picture = { image: samplePhotograph(), alt: "Ein Bahnhof" };

  it("offers AVIF, then WebP, then what every browser reads, each in all widths", () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    const sources = [...container.querySelectorAll("source")];
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    for (const { srcset } of [...sources, image()]) expect(srcset).toMatch(/400w,\S+ 1800w$/u);
    expect(image()).toHaveAttribute("src", "/static/d1/s1800/cover.png");
    expect(container.querySelector("picture")?.lastElementChild).toBe(image());
  });

  it("says in all of them how wide it stands, and not what the build supposed", () => {
    const { container } = render(<Picture picture={picture} sizes="(min-width: 64rem) 80vw, 92vw" />);
    const sizes = [...container.querySelectorAll("source, img")].map((part) => part.getAttribute("sizes"));
    expect(sizes).toEqual(Array(3).fill("(min-width: 64rem) 80vw, 92vw"));
  });

  it("reserves its place by width and height", () => {
    render(<Picture picture={picture} sizes="50vw" />);
    expect(image()).toHaveAttribute("width", "1800");
    expect(image()).toHaveAttribute("height", "1200");
  });
});

describe("a picture", () => {
  it("has the text alternative of its data, or is decoration where there is none", () => {
    const { container, rerender } = render(<Picture picture={samplePicture("Ein Gleisplan")} sizes="50vw" />);
    expect(screen.getByRole("img", { name: "Ein Gleisplan" })).toBeInTheDocument();
    rerender(<Picture picture={{ ...samplePicture(), alt: undefined, decorative: true }} sizes="50vw" />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("img")).toHaveAttribute("alt", "");
  });

  it("waits until it is near the visible part of the page", () => {
    render(<Picture picture={samplePicture()} sizes="50vw" />);
    expect(image()).toHaveAttribute("loading", "lazy");
    expect(image()).toHaveAttribute("decoding", "async");
    expect(image()).not.toHaveAttribute("fetchpriority");
  });

  it("comes at once where it is the first of the page", () => {
    render(<Picture picture={samplePicture()} sizes="50vw" isFirst />);
    expect(image()).toHaveAttribute("loading", "eager");
    expect(image()).toHaveAttribute("fetchpriority", "high");
  });

  it("leaves no empty frame where its file is missing", () => {
    const { container } = render(<Picture picture={{ alt: "Nur Text" }} sizes="50vw" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("a picture that is held where it is cropped", () => {
  it("says so by classes, for pages have no style attributes", () => {
    render(<Picture picture={{ ...samplePicture(), hold: [30, 100] }} sizes="50vw" isFirst />);
    expect(image()).toHaveClass("held x-30 y-100", { exact: true });
    expect(image()).not.toHaveAttribute("style");
  });

  it("is held while it fades in", () => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValueOnce(false);
    render(<Picture picture={{ ...samplePicture(), hold: [0, 100] }} sizes="50vw" />);
    expect(image()).toHaveClass("waiting held x-0 y-100", { exact: true });
  });
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { sampleImage, samplePicture } from "../../testing/sample-image";
import { Picture } from "./picture";

const image = () => screen.getByRole<HTMLImageElement>("img");

describe("a picture", () => {
  it("offers AVIF, then WebP, then the file that every browser reads", () => {
    const { container } = render(<Picture picture={samplePicture()} sizes="50vw" />);
    const sources = [...container.querySelectorAll("source")];
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(sources.map(({ srcset }) => srcset.includes("1800w"))).toEqual([true, true]);
    expect(image().getAttribute("src")).toBe("/static/d1/s800/cover.png");
    expect(image()).not.toHaveAttribute("srcset");
    expect(container.querySelector("picture")?.lastElementChild).toBe(image());
  });

  it("says in both how wide it stands, and not what the build supposed", () => {
    const { container } = render(<Picture picture={samplePicture()} sizes="(min-width: 64rem) 80vw, 92vw" />);
    const sizes = [...container.querySelectorAll("source")].map((part) => part.getAttribute("sizes"));
    expect(sizes).toEqual(Array(2).fill("(min-width: 64rem) 80vw, 92vw"));
  });

  it("reserves its place by width and height", () => {
    render(<Picture picture={samplePicture()} sizes="50vw" />);
    expect(image()).toHaveAttribute("width", "1800");
    expect(image()).toHaveAttribute("height", "1200");
  });

  it("has the text alternative of its data, or is decoration where there is none", () => {
    const { container, rerender } = render(<Picture picture={samplePicture("Ein Gleisplan")} sizes="50vw" />);
    expect(screen.getByRole("img", { name: "Ein Gleisplan" })).toBeInTheDocument();
    rerender(<Picture picture={{ image: sampleImage(), decorative: true }} sizes="50vw" />);
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

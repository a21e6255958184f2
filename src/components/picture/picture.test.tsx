/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { samplePhotograph, samplePicture } from "../../../test/sample-image";
import { Picture } from "./picture";

it("a photograph is offered in several widths, without a <picture>", () => {
  const { container } = render(<Picture picture={{ image: samplePhotograph(), alt: "Ein Bahnhof" }} sizes="50vw" />);
  expect(screen.getByRole<HTMLImageElement>("img").srcset).toMatch(/400w,\S+ 1800w$/u);
  expect(container.querySelector("picture")).toBeNull();
});

it("a screen has a source of its own for phones, with its own size", () => {
  const { images, ...size } = samplePhotograph();
  const narrow = { media: "(max-width: 40rem)", srcSet: "/static/d2/narrow.webp 800w", width: 800, height: 1000 };
  const image = { ...size, images: { ...images, sources: [narrow] } };
  const { container } = render(<Picture picture={{ image, alt: "Ein Editor" }} sizes="50vw" />);
  const source = container.querySelector("picture > source");
  const attributes = ["media", "srcset", "width", "height", "sizes"].map((name) => source?.getAttribute(name));
  expect(attributes).toEqual([...Object.values(narrow).map(String), "50vw"]);
  expect(source?.nextElementSibling).toBe(screen.getByRole("img"));
});

it("a picture has the text alternative of its data, or is decoration where there is none", () => {
  const { container, rerender } = render(<Picture picture={samplePicture("Ein Gleisplan")} sizes="50vw" />);
  expect(screen.queryByRole("img", { name: "Ein Gleisplan" })).not.toBeNull();
  rerender(<Picture picture={{ ...samplePicture(), alt: undefined, decorative: true }} sizes="50vw" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("img")?.alt).toBe("");
});

it("a picture without its file leaves no empty frame", () => {
  const { container } = render(<Picture picture={{ alt: "Nur Text" }} sizes="50vw" />);
  expect(container.innerHTML).toBe("");
});

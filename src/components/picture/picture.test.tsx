/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { samplePhotograph, samplePicture } from "../../../test/sample-image";
import { Picture } from "./picture";

it("a photograph is offered as AVIF, then as WebP, then as what every browser reads", () => {
  const { container } = render(<Picture picture={{ image: samplePhotograph(), alt: "Ein Bahnhof" }} sizes="50vw" />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  const image = screen.getByRole<HTMLImageElement>("img");
  for (const { srcset } of [...sources, image]) expect(srcset).toMatch(/400w,\S+ 1800w$/u);
  expect(container.querySelector("picture")?.lastElementChild).toBe(image);
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

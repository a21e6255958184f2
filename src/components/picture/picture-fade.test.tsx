/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { samplePicture } from "../../../test/sample-image";
import { Picture } from "./picture";

const image = () => screen.getByRole<HTMLImageElement>("img");

afterEach(() => jest.restoreAllMocks());

/** The class is all that a style sheet can hide by, and all that a test can see of it without one. */
it.each([
  ["is hidden until it is loaded", { isComplete: false }, "load" as const, ["waiting", "shown"]],
  [
    "shows its text alternative where it can't be loaded",
    { isComplete: false },
    "error" as const,
    ["waiting", "shown"],
  ],
  ["is never hidden where it is in the cache", { isComplete: true }, "load" as const, ["", ""]],
  [
    "is never hidden where it is the first of its page",
    { isComplete: false, isFirst: true },
    "load" as const,
    ["", ""],
  ],
])("a picture %s", (_what, { isComplete, ...more }: { isComplete: boolean; isFirst?: boolean }, event, classes) => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(isComplete);
  render(<Picture picture={{ ...samplePicture(), ...more }} sizes="50vw" />);
  const before = image().className;
  fireEvent[event](image());
  expect([before, image().className]).toEqual(classes);
});

it("no picture is hidden without JavaScript", () => {
  expect(renderToStaticMarkup(<Picture picture={samplePicture()} sizes="50vw" />)).not.toContain("class=");
});

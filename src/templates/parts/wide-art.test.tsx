/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { samplePicture } from "../../testing/sample-image";
import { sampleView } from "../../testing/views";
import { WideArt } from "./wide-art";

describe("the picture of a page", () => {
  it("is the first one: it comes at once, with its text alternative", () => {
    const content = { ...sampleView("de").content, picture: samplePicture("Ein Stellwerk") } as never;
    render(<WideArt view={sampleView("de", { content })} />);
    const picture = screen.getByRole("img", { name: "Ein Stellwerk" });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toHaveAttribute("fetchpriority", "high");
  });

  it("leaves no space where there is none", () => {
    expect(render(<WideArt view={sampleView("de")} />).container).toBeEmptyDOMElement();
  });
});

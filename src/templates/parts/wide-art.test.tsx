/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { samplePicture } from "../../../test/sample-image";
import { sampleView } from "../../../test/views";
import { WideArt } from "./wide-art";

describe("the picture of a page", () => {
  it("is the first one: it comes at once, with its text alternative", () => {
    const content = { ...sampleView("de").content, picture: samplePicture("Ein Stellwerk") } as never;
    renderIn("de", <WideArt view={sampleView("de", { content })} />);
    const picture = screen.getByRole("img", { name: "Ein Stellwerk" });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toHaveAttribute("fetchpriority", "high");
  });

  it.each([
    ["de", "Bild 1 Der Hebel klemmt seit 1962."],
    ["en", "Figure 1 Der Hebel klemmt seit 1962."],
  ] as const)("has in %s its number and its caption below it", (language, caption) => {
    const picture = { ...samplePicture(), caption: "Der Hebel klemmt seit 1962." };
    const content = { ...sampleView(language).content, picture } as never;
    renderIn(language, <WideArt view={sampleView(language, { content })} />);
    expect(screen.getByRole("figure")).toHaveTextContent(caption);
  });

  it("leaves no space where there is none", () => {
    expect(renderIn("de", <WideArt view={sampleView("de")} />).container).toBeEmptyDOMElement();
  });
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Prose, RichText } from "./prose";

describe("text from an editor", () => {
  it("is shown as the HTML that the build made", () => {
    render(<RichText html={'Zur <a href="/de/contact/">Anfahrt</a>, <span lang="en">all aboard</span>.'} />);
    expect(screen.getByRole("link", { name: "Anfahrt" })).toHaveAttribute("href", "/de/contact/");
    expect(screen.getByText("all aboard")).toHaveAttribute("lang", "en");
  });

  it.each(["p", "span", "div", "dd", "li", "figcaption"] as const)("stands in a %s where that is asked for", (tag) => {
    const { container } = render(<RichText as={tag} html="Text" />);
    expect(container.firstElementChild?.tagName).toBe(tag.toUpperCase());
  });
});

describe("running text", () => {
  it("keeps its paragraphs and headings", () => {
    render(<Prose html="<p>Eins</p><h3>Zwei</h3>" />);
    expect(screen.getByText("Eins").tagName).toBe("P");
    expect(screen.getByRole("heading", { level: 3, name: "Zwei" })).toBeInTheDocument();
  });

  it("leaves nothing where there is none", () => {
    expect(render(<Prose html="" />).container).toBeEmptyDOMElement();
  });
});

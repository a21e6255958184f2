/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { textOf } from "../testing/read";
import { renderIn } from "../testing/render-page";
import { sampleView } from "../testing/views";
import { Sections } from "./sections";

const text = (heading: string) => ({ type: "text", id: heading.toLowerCase(), heading, body: "<p>Text</p>" });
const statement = { type: "statement", text: "Eine Aussage." };

const viewWith = (sections: unknown[]) =>
  sampleView("de", { content: { title: "T", description: "D", lead: "L", sections } as never });

describe("the sections of a page", () => {
  it("stand in the editor's order, also where two are of one type", () => {
    const view = viewWith([text("Eins"), statement, statement, text("Zwei")]);
    const { container } = renderIn("de", <Sections view={view} />);
    const said = [...container.querySelectorAll("section")].map(textOf);
    expect(said).toEqual(["EinsText", "Eine Aussage.", "Eine Aussage.", "ZweiText"]);
  });

  it("are none where an editor wrote none", () => {
    const { container } = renderIn("de", <Sections view={sampleView("de")} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("may each stand on any page: the home page's sign is another page's second heading", () => {
    const sign = { type: "hero-lines", first: "Erste", second: "Zweite", text: "Satz." };
    const { rerender } = renderIn("de", <Sections view={viewWith([sign])} isTop />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Erste Zweite");
    rerender(<Sections view={viewWith([sign])} />);
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Erste Zweite");
  });
});

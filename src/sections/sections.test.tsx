/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { textOf } from "../testing/read";
import { renderIn } from "../testing/render-page";
import { sampleView } from "../testing/views";
import { HOME_SECTIONS } from "./home-sections";
import { LIST_SECTIONS } from "./list-sections";
import { Sections } from "./sections";
import { TEXT_SECTIONS } from "./text-sections";

const text = (heading: string) => ({ type: "text", id: heading.toLowerCase(), heading, body: "<p>Text</p>" });
const statement = { type: "statement", text: "Eine Aussage." };

const viewWith = (sections: unknown[]) =>
  sampleView("de", { content: { title: "T", description: "D", lead: "L", sections } as never });

afterEach(() => jest.restoreAllMocks());

describe("the sections of a page", () => {
  it("stand in the editor's order, also where two are of one type", () => {
    const view = viewWith([text("Eins"), statement, statement, text("Zwei")]);
    const { container } = renderIn("de", <Sections view={view} components={TEXT_SECTIONS} />);
    const said = [...container.querySelectorAll("section")].map(textOf);
    expect(said).toEqual(["EinsText", "Eine Aussage.", "Eine Aussage.", "ZweiText"]);
  });

  it("are none where an editor wrote none", () => {
    const { container } = renderIn("de", <Sections view={sampleView("de")} components={LIST_SECTIONS} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("name the type that a kind of page has no component for", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const view = viewWith([{ type: "departures", id: "tafel", heading: "Tafel" }]);
    expect(() => renderIn("de", <Sections view={view} components={LIST_SECTIONS} />)).toThrow(/type departures/u);
    expect(() => renderIn("de", <Sections view={view} components={HOME_SECTIONS} />)).not.toThrow();
    expect(screen.getByRole("heading", { name: "Tafel" })).toBeInTheDocument();
  });
});

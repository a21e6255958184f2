/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { definitionsIn, linksIn, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { renderPage } from "../../../test/render-template";
import ServiceTemplate from "../service/template";
import { FareSection } from "./fare-section";

const FARE = {
  facts: [{ term: "Festpreis", value: "14.500 €" }],
  note: "Netto.",
  lists: [
    { heading: "Im Preis", items: ["Ein <em>Bericht</em>"] },
    { heading: "Nicht im Preis", items: ["Reisen"] },
  ],
};

describe("what it costs", () => {
  it("has its own sign, to which links can lead, its figures, and its conditions in lists", () => {
    const { container } = renderIn("de", <FareSection fare={FARE} />);
    expect(screen.getByRole("heading", { level: 2, name: "Was es kostet" })).toHaveAttribute("id", "fare");
    expect(definitionsIn(container)).toEqual([["Festpreis", "14.500 €"]]);
    expect(textsOf(container, "h3")).toEqual(["Im Preis", "Nicht im Preis"]);
    expect(textsOf(container, "li")).toEqual(["Ein Bericht", "Reisen"]);
    expect(screen.getByText("Netto.")).toBeInTheDocument();
    expect(linksIn(container)).toEqual([]);
  });

  it("leads to all fares where the site has a page of them", () => {
    const more = { path: "/de/fares/", label: "Alle Preise" };
    const { container } = renderIn("de", <FareSection fare={{ ...FARE, more }} />);
    expect(linksIn(container)).toEqual([["Alle Preise", "/de/fares/"]]);
  });

  it("is not there where a page has no price", () => {
    const { container } = renderIn("de", <FareSection fare={undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ["de", "Was es kostet", "180.000 €"],
    ["en", "What it costs", "€180,000"],
  ] as const)("stands in %s on the page of a service", async (language, sign, price) => {
    const page = { language, route: "/services/development/", kind: "service" } as const;
    const { container } = await renderPage(ServiceTemplate, page);
    const section = screen.getByRole("heading", { level: 2, name: sign }).closest("section") as HTMLElement;
    expect(definitionsIn(section).map(([, value]) => value)).toContain(price);
    expect(container).toContainElement(section);
  });
});

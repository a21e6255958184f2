/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { definitionsIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { FactStrip } from "./fact-strip";

const FACTS = [
  { term: "Linie", value: "A Buchung" },
  { term: "In Betrieb seit", value: "2024" },
];

describe("the strip of facts", () => {
  it("gives each term its value", () => {
    const { container } = renderIn("de", <FactStrip facts={FACTS} />);
    expect(definitionsIn(container)).toEqual([
      ["Linie", "A Buchung"],
      ["In Betrieb seit", "2024"],
    ]);
    expect(container.querySelector("p")).toBeNull();
  });

  it.each([
    ["de", "Von 3 Systeme", "Nach 1 Plattform"],
    ["en", "From 3 Systeme", "To 1 Plattform"],
  ] as const)("says in %s where a route starts and ends", (language, from, to) => {
    const { container } = renderIn(language, <FactStrip from="3 Systeme" to="1 Plattform" facts={FACTS} />);
    expect([...container.querySelectorAll("p")].map(textOf)).toEqual([from, to]);
  });

  it("shows no route that has only one end", () => {
    const { container } = renderIn("de", <FactStrip from="3 Systeme" facts={FACTS} />);
    expect(container).not.toHaveTextContent("3 Systeme");
  });
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { textsOf } from "../../../test/read";
import { RouteMap } from "./route-map";

const TEXT = "Zwei Systeme laufen auf eine Plattform zu.";
const STOPS = [{ name: "Suche" }, { name: "Warenkorb", system: "ERP" }, { name: "Zahlung" }, { name: "Beleg" }];

const renderMap = (approaches: string[] = ["Katalog", "Altsystem"]) =>
  render(<RouteMap approaches={approaches} stops={STOPS} text={TEXT} />).container;

describe("the route map", () => {
  it("is one picture whose text alternative says what it shows, and whose caption says it to all", () => {
    const container = renderMap();
    expect(screen.getByRole("img", { name: TEXT })).toBeInTheDocument();
    expect(screen.getByRole("figure")).toHaveTextContent(TEXT);
    expect(textsOf(container, "figcaption")).toEqual([TEXT]);
  });

  it("writes every approach, stop and system into the drawing", () => {
    const names = [...renderMap().querySelectorAll("svg text")].map((text) => text.textContent);
    expect(names.toSorted()).toEqual(["Altsystem", "Beleg", "ERP", "Katalog", "Suche", "Warenkorb", "Zahlung"]);
  });

  it("parts a system's name where its box can't be as wide, and begins the first stop's beside the approaches", () => {
    const stops = Array.from({ length: 6 }, (_, index) => ({ name: `Halt ${index}`, system: "Accommodation data" }));
    const { container } = render(<RouteMap approaches={["Web", "App"]} stops={stops} text={TEXT} />);
    const names = [...container.querySelectorAll("svg text")];
    const lines = names.filter(({ textContent }) => textContent === "Accommodation" || textContent === "data");
    expect(lines).toHaveLength(2 * stops.length);
    const [first, second] = ["Halt 0", "Halt 1"].map((name) => names.find(({ textContent }) => textContent === name));
    expect([first, second].map((name) => name?.getAttribute("text-anchor"))).toEqual(["start", "middle"]);
  });

  it("draws a system's box as wide as its name, and never over its neighbour's", () => {
    const stops = ["ERP", "Zahlungsanbieter", "Flugdaten", "Kundenverwaltung", "Verfügbarkeit im Zug"];
    const { container } = render(
      <RouteMap
        approaches={["Web"]}
        stops={stops.map((system, index) => ({ name: `${index}`, system }))}
        text={TEXT}
      />,
    );
    const boxes = [...container.querySelectorAll("rect")].map((box) => ({
      left: Number(box.getAttribute("x")),
      width: Number(box.getAttribute("width")),
    }));
    const [short = 0, long = 0] = boxes.map(({ width }) => width);
    expect(long).toBeGreaterThan(short);
    for (const [index, { left, width }] of boxes.entries()) {
      expect(boxes[index + 1]?.left ?? Infinity).toBeGreaterThan(left + width);
    }
  });

  it("says the same in lists for narrow screens, which are not read out again", () => {
    const lists = [...renderMap().querySelectorAll("ul, ol")];
    expect(lists.map((list) => [...list.children].map(({ textContent }) => textContent))).toEqual([
      ["Katalog", "Altsystem"],
      ["Suche", "WarenkorbERP", "Zahlung", "Beleg"],
    ]);
    expect(lists.every((list) => list.closest("[aria-hidden='true']"))).toBe(true);
  });

  it("is the drawing alone where the page says the same in words", () => {
    const { container } = render(<RouteMap approaches={["Web"]} stops={STOPS} text={TEXT} isDrawingOnly />);
    expect(screen.getByRole("img", { name: TEXT })).toBeInTheDocument();
    expect(container.querySelector("ul, ol, figcaption")).toBeNull();
  });

  it("spreads the stops evenly from the junction to the end of the line", () => {
    const places = [...renderMap().querySelectorAll("circle")].map((stop) => Number(stop.getAttribute("cx")));
    const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    expect(places).toHaveLength(STOPS.length);
    expect(new Set(gaps.map(Math.round)).size).toBe(1);
  });

  it.each([[["Eins"]], [["Eins", "Zwei"]], [["Eins", "Zwei", "Drei"]]])("draws a line of its own for %j", (names) => {
    const container = renderMap(names);
    const heights = names.map((name) => {
      const label = [...container.querySelectorAll("text")].find(({ textContent }) => textContent === name);
      return Number(label?.getAttribute("y"));
    });
    const routes = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
    for (const height of heights) {
      // A name stands on its line: its foot is six units below.
      expect(routes.filter((route) => route.startsWith(`M150 ${height - 6}H`))).toHaveLength(1);
    }
    expect(new Set(heights).size).toBe(names.length);
  });
});

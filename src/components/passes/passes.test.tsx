/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { definitionsIn, spokenTextOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { samplePhotograph, samplePicture } from "../../../test/sample-image";
import { sampleCard } from "../../../test/views";
import { PassTop } from "./pass-top";
import { Passes } from "./passes";

const picture = samplePicture("Ein Gleisplan") as never;
const CARDS = [
  sampleCard({ picture, stub: { from: "3 Systeme", to: "1 Plattform", time: "9 Monate" } }),
  sampleCard({ path: "/de/products/fusion/", title: "Fusion", kind: "product", code: "A7", picture }),
];

describe("the passes", () => {
  it("are one article per page, with a heading that leads there", () => {
    renderIn("de", <Passes cards={CARDS} />);
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(screen.getAllByRole("heading", { level: 3 }).map(spokenTextOf)).toEqual(["Alpha bucht selbst", "Fusion"]);
    expect(screen.getByRole("link", { name: "Fusion" })).toHaveAttribute("href", "/de/products/fusion/");
  });

  it("have their stub where each has one: cards of one row are made alike", () => {
    const [project = sampleCard({})] = CARDS;
    const mixed = renderIn("de", <Passes cards={CARDS} />);
    expect(mixed.container.querySelector("dl")).toBeNull();
    mixed.unmount();
    const alike = renderIn("de", <Passes cards={[project, { ...project, path: "/de/case-study/beta/" }]} />);
    expect(alike.container.querySelectorAll("dl")).toHaveLength(2);
  });

  it.each([
    [1, [], false],
    [2, [], false],
    [3, [], true],
    [3, ["wide"], false],
    [4, ["wide"], true],
    [4, [], false],
  ] as const)("of %d in the formats %j the last one is alone in its row: %s", (count, formats, isAlone) => {
    const cards = Array.from({ length: count }, (_, index) => sampleCard({ path: `/de/case-study/${index}/` }));
    renderIn("de", <Passes cards={cards} formats={formats} />);
    const alone = screen.getAllByRole("article").map(({ className }) => /\balone\b/u.test(className));
    expect(alone).toEqual(cards.map((_, index) => isAlone && index === count - 1));
  });

  it("can be linked to by their code", () => {
    renderIn("de", <Passes cards={CARDS} idOf={String} />);
    expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual(["p-A1", "p-A7"]);
  });

  it("do not read out the cover, which says nothing that the card does not", () => {
    const { container } = renderIn("de", <Passes cards={CARDS} />);
    expect([...container.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["", ""]);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it.each([
    ["de", ["Von", "Nach", "Fahrzeit"]],
    ["en", ["From", "To", "Journey time"]],
  ] as const)("name in %s the facts of a project", (language, terms) => {
    const { container } = renderIn(language, <Passes cards={CARDS.slice(0, 1)} />);
    const values = ["3 Systeme", "1 Plattform", "9 Monate"];
    expect(definitionsIn(container)).toEqual(terms.map((term, index) => [term, values[index]]));
  });

  it("ask for a larger file only where a card takes the whole width", () => {
    const cards = CARDS.map((card) => ({ ...card, picture: { image: samplePhotograph() } as never }));
    const { container } = renderIn("de", <Passes cards={cards} formats={["wide"]} />);
    const [first, second] = [...container.querySelectorAll("source:first-child")].map((source) =>
      source.getAttribute("sizes"),
    );
    expect(first).toContain("52vw");
    expect(second).toContain("28vw");
  });

  it("stand without a picture where there is none", () => {
    const { container } = renderIn("de", <Passes cards={[sampleCard()]} />);
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByRole("link", { name: "Alpha bucht selbst" })).toBeInTheDocument();
  });
});

describe("the line above a card's title", () => {
  it.each([
    ["de", { code: "A1", line: "A", kind: "product" }, "A1 Buchung · Produkt"],
    ["en", { code: "A1", line: "A", kind: "product" }, "A1 Booking · Product"],
    ["de", { line: "E", kind: "service" }, "E Modernisierung · Leistung"],
    ["de", { line: "B", kind: "case-study", sector: "Reiseportal" }, "B Inhalte · Reiseportal"],
    ["en", { kind: "page" }, ""],
  ] as const)("says in %s the plate, the line and the business or kind of %j", (language, card, said) => {
    const { container } = renderIn(language, <PassTop card={card} />);
    const parts = [...container.querySelectorAll("p > span")].map((part) => part.textContent);
    expect(parts.join(" ")).toBe(said);
  });
});

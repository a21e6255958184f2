/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { spokenTextOf, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleCard } from "../../../test/views";
import { SlipList } from "./slip-list";

const CARDS = [
  sampleCard({ kind: "article", path: "/de/news/a/", title: "Fusion fährt Bahn", text: "Seit Mai.", code: undefined }),
  sampleCard({ kind: "vacancy", path: "/de/career/vacancies/b/", title: "Java", text: "In Köln.", code: "A12" }),
];

describe("the slips of related pages", () => {
  it("are a list whose headings lead to the pages, each with a sentence", () => {
    renderIn("de", <SlipList cards={CARDS} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getAllByRole("heading", { level: 3 }).map(spokenTextOf)).toEqual(["Fusion fährt Bahn", "Java"]);
    expect(screen.getByRole("link", { name: "Java" })).toHaveAttribute("href", "/de/career/vacancies/b/");
    expect(screen.getByText("Seit Mai.")).toBeInTheDocument();
  });

  it.each([
    ["de", ["A Buchung · Aktuelles", "A12 Buchung · Stelle"]],
    ["en", ["A Booking · News", "A12 Booking · Job"]],
  ] as const)("say in %s what kind of page each is", (language, tops) => {
    renderIn(language, <SlipList cards={CARDS} />);
    const shown = screen.getAllByRole("listitem").map((slip) => [...(slip.querySelector("p")?.children ?? [])]);
    expect(shown.map((parts) => parts.map(textOf).join(" "))).toEqual(tops);
  });

  it("show no pictures", () => {
    const { container } = renderIn("de", <SlipList cards={CARDS} />);
    expect(container.querySelector("picture, img")).toBeNull();
  });
});

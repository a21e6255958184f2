/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { spokenTextOf, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import RankingSection from "./section";

type Ranking = SectionProps<"ranking">["section"];

const SECTION: Ranking = {
  type: "ranking",
  id: "order",
  heading: "Order",
  wished: "Wished",
  ranked: "Ranked",
  struck: "Struck out",
  was: "was no.",
  wishes: [
    { name: "App", text: "Nobody <em>installs</em> it." },
    { name: "Account", place: 2, text: "Later." },
    { name: "Chat", text: "No." },
    { name: "Prices", place: 1, text: "Now." },
  ],
};

const renderSection = (change: Partial<Ranking> = {}) =>
  renderIn("en", <RankingSection section={{ ...SECTION, ...change }} view={sampleView("en")} isLast={false} />);

describe("a ranking", () => {
  it("has what stays in its new order, then what is struck out, each with its old place and the reason", () => {
    renderSection();
    const lists = screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").map(spokenTextOf));
    expect(lists).toEqual([
      ["1Priceswas no. 4Now.", "2Accountwas no. 2Later."],
      ["Appwas no. 1Nobody installs it.", "Chatwas no. 3No."],
    ]);
  });

  it("shows the list as it was to the eye alone: who hears the page has each old place already", () => {
    const { container } = renderSection();
    expect(textsOf(container, "ol[aria-hidden] li")).toEqual(["1 App", "2 Account", "3 Chat", "4 Prices"]);
  });

  it("leads a line from each old place to the new one, and what is struck out to a buffer", () => {
    const { container } = renderSection();
    const ends = [...container.querySelectorAll("line")].map((line) => [
      line.getAttribute("y1"),
      line.getAttribute("y2"),
    ]);
    expect(ends).toEqual([
      ["87.5%", "25%"],
      ["37.5%", "75%"],
      ["12.5%", "12.5%"],
      ["62.5%", "62.5%"],
    ]);
    expect(container.querySelectorAll("rect")).toHaveLength(2);
    expect(container.querySelector("[style]")).toBeNull();
  });

  it("has no list of what is struck out where nothing is", () => {
    renderSection({ wishes: SECTION.wishes.map((wish, index) => ({ ...wish, place: index + 1 })) });
    expect(screen.queryByRole("heading", { name: "Struck out" })).toBeNull();
  });
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { withPlanners } from "../../../gatsby/page-data/planner";
import type { Language } from "../../i18n/languages";
import type { PageView } from "../../model/page-view";
import { fixtureSite } from "../../../test/fixture";
import { definitionsIn, linksIn, textOf, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { viewOn } from "../../../test/views";
import PlannerSection from "./section";

/** What a firm may promise, or not. */
const FACTS = {
  sectionLength: { is: "a section", value: { de: "zwei Wochen", en: "two weeks" } },
  replyTime: { is: "an answer", value: { de: "bis morgen", en: "by tomorrow" } },
};

const STARTS = 5;
const ENDS = 4;

/** @returns the fixture's page of services, with its planner, and with another one of the same answers where one is wanted */
function viewWith(language: Language, another?: string): PageView {
  const site = { ...fixtureSite(), facts: { ...fixtureSite().facts, ...FACTS } };
  const view = withPlanners(site, viewOn(site, language, "/services/", "page"));
  const [planner] = plannersOf(view);
  const { planner: tickets } = view.planners ?? {};
  if (!another || !planner || !tickets) return view;
  const sections = [...(view.content.sections ?? []), { ...planner, id: another }];
  return {
    ...view,
    content: { ...view.content, sections },
    planners: { ...view.planners, [another]: tickets },
  } as PageView;
}

const plannersOf = ({ content }: PageView) => (content.sections ?? []).filter((section) => section.type === "planner");

function renderPlanner(language: Language, another?: string) {
  const view = viewWith(language, another);
  return renderIn(
    language,
    <>
      {plannersOf(view).map((section) => (
        <PlannerSection key={section.id} section={section} view={view} isLast={false} />
      ))}
    </>,
  );
}

describe("the planner", () => {
  it.each([
    ["de", "Wo klemmt es?", "Was wünschen Sie sich?"],
    ["en", "Where does it hurt?", "What would you like?"],
  ] as const)("asks in %s two questions, of which none is answered", (language, first, second) => {
    renderPlanner(language);
    const groups = [first, second].map((name) => screen.getByRole("radiogroup", { name }));
    expect(groups.map((group) => within(group).getAllByRole("radio").length)).toEqual([STARTS, ENDS]);
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    const names = groups.map(
      (group) =>
        new Set(
          within(group)
            .getAllByRole("radio")
            .map((radio) => radio.getAttribute("name")),
        ),
    );
    expect(names.map((each) => [...each])).toEqual([["planner-from"], ["planner-to"]]);
  });

  it("draws a track for each answer, which says nothing more than the answers", () => {
    const { container } = renderPlanner("de");
    const svg = container.querySelector("svg");
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect([...(svg?.querySelectorAll(":scope > g") ?? [])].map((side) => side.children.length)).toEqual([
      STARTS,
      ENDS,
    ]);
    expect(container.querySelector("[style]")).toBeNull();
  });

  it.each([
    [
      "de",
      "Softwareentwicklung",
      [
        ["Dauer", "6 Abschnitte, je zwei Wochen"],
        ["Preis", "höchstens 180.000 €, netto"],
        ["Nächstes Projekt", "Aldiana A3"],
        ["Es antwortet", "Team Buchung, bis morgen"],
        ["Zum Verschicken", "#buchung-neu"],
      ],
    ],
    [
      "en",
      "Software development",
      [
        ["Duration", "6 sections of two weeks each"],
        ["Fare", "€180,000 at most, net"],
        ["Nearest project", "Aldiana A3"],
        ["Who answers", "The Booking team, by tomorrow"],
        ["To send around", "#booking-new"],
      ],
    ],
  ] as const)("issues in %s a ticket with all that the pages say that it leads to", (language, name, facts) => {
    const { container } = renderPlanner(language);
    const [, address = ""] = facts.at(-1) ?? [];
    const ticket = container.querySelector(address) as Element;
    expect(textsOf(ticket, "h3")).toEqual([name]);
    expect(definitionsIn(ticket)).toEqual(facts);
    expect(linksIn(ticket)).toContainEqual([address, address]);
  });

  it("leaves out what a page does not say", () => {
    const { container } = renderPlanner("en");
    const terms = definitionsIn(container.querySelector("#booking-clarity") as Element).map(([term]) => term);
    expect(terms).toEqual(["Nearest project", "Who answers", "To send around"]);
  });

  it("has a ticket for every pair of answers, each of which names both", () => {
    const { container } = renderPlanner("de");
    const starts = textsOf(container, "[name='planner-from'] ~ span:last-child");
    const ends = textsOf(container, "[name='planner-to'] ~ span:last-child");
    const ways = [...container.querySelectorAll("li")].map((ticket) => [...ticket.querySelectorAll("b")].map(textOf));
    expect(ways).toEqual(starts.flatMap((start) => ends.map((end) => [start, end])));
    expect(ways).toHaveLength(STARTS * ENDS);
  });

  it("may stand on a page twice: no name is taken twice, and the first keeps its short addresses", () => {
    const { container } = renderPlanner("de", "noch-einmal");
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(["buchung-neu", "noch-einmal-buchung-neu"]));
  });
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { spokenTextOf, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import TeamsSection from "./section";

const TEAMS = [
  { line: "A" as const, people: 14, text: "Baut <em>Buchungen</em>." },
  { line: "E" as const, people: 1, text: "Erneuert." },
];

const renderTeams = (language: Language) =>
  renderIn(
    language,
    <TeamsSection
      section={{ type: "teams", id: "teams", heading: "Teams", text: "Wer wir sind.", teams: TEAMS }}
      view={sampleView(language)}
      isLast={false}
    />,
  );

describe("the teams", () => {
  it.each([
    ["de", ["A Buchung", "E Modernisierung"], ["14 Personen", "1 Person"]],
    ["en", ["A Booking", "E Modernisation"], ["14 people", "1 person"]],
  ] as const)("have in %s their line's name, and say how many people they are", (language, names, counts) => {
    renderTeams(language);
    expect(screen.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual(names);
    const crews = screen.getAllByRole("listitem").map((team) => spokenTextOf(team.lastElementChild as Element));
    expect(crews).toEqual(counts);
  });

  it("draw one ring per person, for the eye alone", () => {
    renderTeams("de");
    const rings = screen.getAllByRole("listitem").map((team) => [...team.querySelectorAll("i")]);
    expect(rings.map(({ length }) => length)).toEqual([14, 1]);
    expect(rings.flat().every((ring) => ring.getAttribute("aria-hidden") === "true")).toBe(true);
  });

  it("have a dashed ring per open position, and say how many there are", () => {
    const view = sampleView("de", { openings: { E: 2 } });
    const section = { type: "teams", id: "teams", heading: "Teams", teams: TEAMS } as const;
    renderIn("de", <TeamsSection section={section} view={view} isLast={false} />);
    const [full, open] = screen.getAllByRole("listitem").map((team) => team.lastElementChild as Element);
    expect(full?.querySelectorAll(".open")).toHaveLength(0);
    expect(open?.querySelectorAll("i")).toHaveLength(3);
    expect(open?.querySelectorAll(".open")).toHaveLength(2);
    expect(spokenTextOf(open as Element)).toBe("1 Person, 2 Stellen offen");
  });

  it("stand under a heading and a paragraph, each with what it does", () => {
    renderTeams("de");
    expect(screen.getByRole("heading", { level: 2, name: "Teams" })).toHaveAttribute("id", "teams");
    expect(screen.getByText("Wer wir sind.")).toBeInTheDocument();
    expect(screen.getByText("Buchungen").tagName).toBe("EM");
  });
});

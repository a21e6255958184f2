/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { spokenTextOf } from "../../../test/rendered-text";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import TeamsSection from "./section";

const teams = [
  { line: "A" as const, people: 14, text: "Baut." },
  { line: "E" as const, people: 1, text: "Erneuert." },
];

it.each([
  ["de", ["14 Personen", "1 Person, 2 Stellen offen"]],
  ["en", ["14 people", "1 person, 2 positions open"]],
] as const)("the teams show in %s the number of people and of open positions", (language, said) => {
  const view = sampleView(language, { openings: { E: 2 } });
  renderIn(
    language,
    <TeamsSection section={{ type: "teams", id: "teams", heading: "Teams", teams }} view={view} isLast />,
  );
  const crews = screen.getAllByRole("listitem").map((team) => team.lastElementChild as Element);
  expect(crews.map(spokenTextOf)).toEqual(said);
  expect(crews.map((crew) => crew.querySelectorAll("i").length)).toEqual([14, 3]);
});

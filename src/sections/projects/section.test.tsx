/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import ProjectsSection from "./section";

it.each([
  ["de", "Projekte", "Alle Projekte"],
  ["en", "Projects", "All projects"],
  ["en", "UX projects", "All UX projects"],
] as const)("the link to all projects is written in %s as a sentence has it: %s, %s", (language, label, link) => {
  const view = sampleView(language, { cards: cardsByRoute(sampleCard({ path: `/${language}/case-study/`, label })) });
  const section = { type: "projects", id: "p", heading: "P", routes: [], more: "/case-study/" } as const;
  renderIn(language, <ProjectsSection section={{ ...section, routes: [] }} view={view} isLast={false} />);
  expect(screen.getByRole("link").textContent).toContain(link);
});

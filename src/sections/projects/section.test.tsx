/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import ProjectsSection from "./section";

const SECTION: SectionProps<"projects">["section"] = {
  type: "projects",
  id: "projekte",
  heading: "Ausgewählte Projekte",
  routes: ["/case-study/beta/", "/case-study/gone/", "/case-study/alpha/"],
  more: "/case-study/",
};
const CARDS = cardsByRoute(
  sampleCard({ path: "/de/case-study/alpha/", title: "Alpha", code: "A1" }),
  sampleCard({ path: "/de/case-study/beta/", title: "Beta", code: "A2" }),
  sampleCard({ path: "/de/case-study/", label: "Projekte" }),
);

const renderSection = (language: Language, more: Partial<typeof SECTION> = {}) =>
  renderIn(
    language,
    <ProjectsSection
      section={{ ...SECTION, ...more }}
      view={sampleView(language, { cards: CARDS, echo: { parts: { projekte: "Selected projects" } } })}
      isLast={false}
    />,
  );

describe("chosen projects", () => {
  it("stand as cards in the editor's order, without those that are not on the site", () => {
    renderSection("de");
    const cards = screen.getAllByRole("article");
    expect(cards.flatMap((card) => linksIn(card))).toEqual([
      ["Beta", "/de/case-study/beta/"],
      ["Alpha", "/de/case-study/alpha/"],
    ]);
    expect(screen.getByRole("heading", { level: 2, name: "Ausgewählte Projekte" })).toHaveAttribute("id", "projekte");
  });

  it.each([
    ["de", "Alle Projekte"],
    ["en", "All Projekte"],
  ] as const)("lead on in %s to the page that the editor names", (language, name) => {
    renderSection(language);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/de/case-study/");
  });

  it("lead nowhere else where no page is named", () => {
    renderSection("de", { more: undefined });
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });
});

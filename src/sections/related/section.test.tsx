/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import RelatedSection from "./section";

const SECTION: SectionProps<"related">["section"] = {
  type: "related",
  id: "mehr",
  heading: "Mehr davon",
  as: "teasers",
  routes: ["/case-study/beta/", "/case-study/gone/", "/case-study/alpha/"],
};
const CARDS = cardsByRoute(
  sampleCard({ path: "/de/case-study/alpha/", title: "Alpha" }),
  sampleCard({ path: "/de/case-study/beta/", title: "Beta" }),
);
const VIEW = sampleView("de", { cards: CARDS, echo: { parts: { mehr: "More" } } });

describe("pages chosen by an editor", () => {
  it.each([
    ["teasers", "listitem"],
    ["cards", "article"],
  ] as const)("stand as %s in the editor's order, without those that are not on the site", (as, role) => {
    const section = { ...SECTION, as, text: "Zum <em>Lesen</em>." };
    const { container } = renderIn("de", <RelatedSection section={section} view={VIEW} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "Mehr davon" })).toHaveAttribute("id", "mehr");
    expect(screen.getByText("More")).toHaveAttribute("lang", "en");
    expect(screen.getByText("Lesen").tagName).toBe("EM");
    expect(screen.getAllByRole(role)).toHaveLength(2);
    expect(linksIn(container)).toEqual([
      ["Beta", "/de/case-study/beta/"],
      ["Alpha", "/de/case-study/alpha/"],
    ]);
  });
});

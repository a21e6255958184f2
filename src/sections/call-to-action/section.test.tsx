/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import CallToActionSection from "./section";

const SECTION: SectionProps<"call-to-action">["section"] = {
  type: "call-to-action",
  id: "fragen",
  heading: "Noch unentschieden?",
  text: "Erzählen Sie es <em>uns</em>.",
  route: "/contact/",
  label: "Fall schildern",
};
const CARDS = cardsByRoute(sampleCard({ path: "/de/contact/", title: "Kontakt" }));
const { company } = fixtureSite();

describe("a call to action", () => {
  it("asks a question and leads to one page, to the telephone and to the e-mail", () => {
    const view = sampleView("de", { cards: CARDS, echo: { parts: { fragen: "Still undecided?" } } });
    const { container } = renderIn("de", <CallToActionSection section={SECTION} view={view} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "Noch unentschieden?" })).toHaveAttribute("id", "fragen");
    expect(screen.getByText("Still undecided?")).toHaveAttribute("lang", "en");
    expect(screen.getByText("uns").tagName).toBe("EM");
    expect(linksIn(container)).toEqual([
      ["Fall schildern", "/de/contact/"],
      [company.phone, `tel:${company.phoneLink}`],
      [company.email, `mailto:${company.email}`],
    ]);
  });

  it("has no button to a page that is not on the site", () => {
    renderIn("de", <CallToActionSection section={SECTION} view={sampleView("de")} isLast={false} />);
    expect(screen.queryByText("Fall schildern")).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });
});

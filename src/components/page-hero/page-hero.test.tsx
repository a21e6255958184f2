/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { PageHero } from "./page-hero";

const PAGE = { title: "Entwicklung", label: "Entwicklung", trail: [{ path: "/de/", label: "Start" }] };

describe("the head of a page", () => {
  it("has the page's one main heading, which can take the focus after a navigation", () => {
    renderIn("de", <PageHero {...PAGE} />);
    const heading = screen.getByRole("heading", { level: 1, name: "Entwicklung" });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute("tabindex", "-1");
  });

  it.each([
    ["de", "en"],
    ["en", "de"],
  ] as const)("on a page in %s marks the echo as %s, and does not read it out", (language, other) => {
    renderIn(language, <PageHero {...PAGE} echo="Development" />);
    expect(screen.getByRole("heading", { level: 1, name: "Entwicklung" })).toBeInTheDocument();
    expect(screen.getByText("Development")).toHaveAttribute("lang", other);
  });

  it("shows the way here, what stands above the title, and what stands below", () => {
    renderIn(
      "de",
      <PageHero {...PAGE} lead={'Mit <a href="/de/contact/">Kontakt</a>.'} meta={<b>A Buchung</b>}>
        <p>Darunter</p>
      </PageHero>,
    );
    const order = [
      screen.getByRole("navigation", { name: "Brotkrumen" }),
      screen.getByText("A Buchung"),
      screen.getByRole("heading", { level: 1 }),
      screen.getByRole("link", { name: "Kontakt" }),
      screen.getByText("Darunter"),
    ];
    for (const [index, element] of order.entries()) {
      const next = order[index + 1];
      if (next) expect(element.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it("keeps the large letter of a line from assistive technology", () => {
    renderIn("de", <PageHero {...PAGE} gate="A" />);
    expect(screen.getByText("A")).toHaveAttribute("aria-hidden", "true");
  });

  it("has no empty paragraph where there is no lead", () => {
    const { container } = renderIn("de", <PageHero {...PAGE} />);
    expect(container.querySelector("p")).toBeNull();
  });
});

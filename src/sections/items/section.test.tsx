/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import ItemsSection from "./section";

const SECTION: SectionProps<"items">["section"] = {
  type: "items",
  id: "prinzipien",
  heading: "Woran wir uns halten",
  text: "Vier <em>Sätze</em>.",
  items: [
    { title: "Mit Ziel", text: "Führt weiter.", route: "/contact/" },
    { title: "Mit Linie", text: "Steht auf einer Tafel.", line: "B" },
    { title: "Ohne alles", text: "Nur <strong>Text</strong>." },
  ],
};
const VIEW = sampleView("de", {
  cards: cardsByRoute(sampleCard({ path: "/de/contact/" })),
  echo: { parts: { prinzipien: "What we hold to" } },
});

describe("the list of entries", () => {
  it("stands under its heading and its paragraph", () => {
    const { container } = renderIn("de", <ItemsSection section={SECTION} view={VIEW} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "Woran wir uns halten" })).toHaveAttribute("id", "prinzipien");
    expect(screen.getByText("What we hold to")).toHaveAttribute("lang", "en");
    expect(textOf(container.querySelector("p:not(.echo)"))).toBe("Vier Sätze.");
  });

  it("leads to the page that an entry names, in the page's language, and nowhere else", () => {
    const { container } = renderIn("de", <ItemsSection section={SECTION} view={VIEW} isLast={false} />);
    expect(linksIn(container)).toEqual([["Mit Ziel", "/de/contact/"]]);
    expect(screen.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual(["Mit Ziel", "BMit Linie", "Ohne alles"]);
    expect(screen.getByText("Text").tagName).toBe("STRONG");
  });

  it("shows an entry as text where its page is not on the site", () => {
    const { container } = renderIn("de", <ItemsSection section={SECTION} view={sampleView("de")} isLast={false} />);
    expect(linksIn(container)).toEqual([]);
    expect(screen.getByRole("heading", { name: "Mit Ziel" })).toBeInTheDocument();
  });
});

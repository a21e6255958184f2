/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import TextSection from "./section";

const SECTION = {
  type: "text",
  id: "geschichte",
  heading: "Wie es anfing",
  body: "<p>Mit einem Fahrplan.</p><h3>Danach</h3><p>Mit zweien.</p>",
} as const;
const VIEW = sampleView("de", { echo: { parts: { geschichte: "How it began" } } });

describe("a section of running text", () => {
  it("keeps the paragraphs and headings of its text under its own heading", () => {
    renderIn("de", <TextSection section={SECTION} view={VIEW} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "Wie es anfing" })).toHaveAttribute("id", "geschichte");
    expect(screen.getByText("How it began")).toHaveAttribute("lang", "en");
    expect(screen.getByRole("heading", { level: 3, name: "Danach" })).toBeInTheDocument();
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("shows a side note beside the text, under a heading of its own", () => {
    const aside = { title: "Am Rande", body: "<p>Köln.</p>" };
    renderIn("de", <TextSection section={{ ...SECTION, aside }} view={VIEW} isLast={false} />);
    const note = screen.getByRole("complementary");
    expect(within(note).getByRole("heading", { level: 3, name: "Am Rande" })).toBeInTheDocument();
    expect(note).toHaveTextContent("Köln.");
    expect(note).not.toHaveTextContent("Fahrplan");
  });
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import CodeSection from "./section";

const SECTION: SectionProps<"code">["section"] = {
  type: "code",
  id: "beispiel",
  language: "YAML",
  code: 'title: "{name} <b>"\n  date: 2026-11-03\n',
  caption: "Zwei Felder, <em>mehr nicht</em>",
};
const VIEW = sampleView("de", { echo: { parts: { beispiel: "Sample" } } });

describe("lines of code", () => {
  it("stand as they were written, with the name of their language", () => {
    const { container } = renderIn("de", <CodeSection section={SECTION} view={VIEW} isLast={false} />);
    expect(container.querySelector("code")?.textContent).toBe('title: "{name} <b>"\n  date: 2026-11-03');
    expect(screen.getByText("YAML")).toBeInTheDocument();
    expect(screen.getByRole("figure")).toHaveTextContent("Zwei Felder, mehr nicht");
  });

  it("can be scrolled by keyboard, and are named by their caption", () => {
    renderIn("de", <CodeSection section={SECTION} view={VIEW} isLast={false} />);
    const region = screen.getByRole("region", { name: "Zwei Felder, mehr nicht" });
    expect(region).toHaveAttribute("tabindex", "0");
    expect(region).toHaveAttribute("translate", "no");
  });

  it("have a heading where an editor wrote one", () => {
    const section = { ...SECTION, heading: "So sieht es aus" };
    renderIn("de", <CodeSection section={section} view={VIEW} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "So sieht es aus" })).toHaveAttribute("id", "beispiel");
    expect(screen.getByText("Sample")).toHaveAttribute("lang", "en");
  });
});

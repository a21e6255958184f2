/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { spokenTextOf, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import GridSection from "./section";

const SECTION: SectionProps<"grid">["section"] = {
  type: "grid",
  id: "states",
  heading: "States",
  corner: "Text",
  columns: ["DE", "EN"],
  rows: [
    { name: "Hotel", cells: ["full", "lent"] },
    { name: "Room", cells: ["full", "full"] },
    { name: "Region", cells: ["lent", "full"] },
  ],
  key: "Key",
  meanings: [
    { sign: "full", name: "Approved" },
    { sign: "lent", name: "Shows German", text: "Until the <em>translation</em> is there." },
  ],
  note: "Invented.",
};

const renderSection = () => renderIn("en", <GridSection section={SECTION} view={sampleView("en")} isLast={false} />);

describe("a grid of signs", () => {
  it("is a table whose cells say what their sign means", () => {
    renderSection();
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map((row) => [...row.children].map(spokenTextOf))).toEqual([
      ["Text", "DE", "EN"],
      ["Hotel", "Approved", "Shows German"],
      ["Room", "Approved", "Approved"],
      ["Region", "Shows German", "Approved"],
    ]);
  });

  it("has its key beside it, with what follows from a sign", () => {
    renderSection();
    const key = within(screen.getByRole("complementary", { name: "Key" }));
    expect(key.getAllByRole("listitem").map(textOf)).toEqual([
      "Approved",
      "Shows GermanUntil the translation is there.",
    ]);
  });

  it("draws no two signs alike", () => {
    const { container } = renderSection();
    const shapes = [...container.querySelectorAll("aside svg")].map((sign) => sign.innerHTML);
    expect(new Set(shapes).size).toBe(2);
  });
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { spokenTextOf, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import TimetableSection from "./section";

const SECTION: SectionProps<"timetable">["section"] = {
  type: "timetable",
  id: "way",
  heading: "Way",
  unit: "Week",
  columns: 10,
  corner: "Who",
  stops: ["Order", "Test", "Launch"],
  trains: [
    { name: "Booking", calls: [{ arrives: 1 }, { arrives: 3 }, { arrives: 10 }] },
    { name: "Payment", here: true, calls: [{ arrives: 2 }, { arrives: 3, leaves: 8 }] },
  ],
  marks: [{ at: 10, name: "Season" }],
  note: "Where a line runs <em>level</em>, somebody waits.",
};

const renderSection = () =>
  renderIn("en", <TimetableSection section={SECTION} view={sampleView("en")} isLast={false} />);
const linesOf = (group: Element | undefined) =>
  [...(group?.querySelectorAll("line") ?? [])].map((line) =>
    ["x1", "y1", "x2", "y2"].map((end) => line.getAttribute(end)),
  );

describe("a timetable", () => {
  it("is a table of who is where when, and says where nobody is", () => {
    renderSection();
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map((row) => [...row.children].map(spokenTextOf))).toEqual([
      ["Who (Week)", "Order", "Test", "Launch"],
      ["Booking", "1", "3", "10"],
      ["Payment", "2", "3–8", "–"],
    ]);
  });

  it("draws a line down from stop to stop, and along one while it waits, without an inline style", () => {
    const { container } = renderSection();
    const [booking, payment] = container.querySelectorAll("[data-train]");
    expect(linesOf(booking)).toEqual([
      ["5%", "16.7%", "25%", "50%"],
      ["25%", "50%", "95%", "83.3%"],
    ]);
    expect(linesOf(payment)).toEqual([
      ["15%", "16.7%", "25%", "50%"],
      ["25%", "50%", "75%", "50%"],
    ]);
    expect(container.querySelector("[style]")).toBeNull();
  });

  it("numbers its lines in the drawing as in the table, and names the dates that cannot be moved", () => {
    const { container } = renderSection();
    expect([...container.querySelectorAll("svg text")].map(textOf)).toEqual(["Season", "1", "2"]);
    expect([...container.querySelectorAll("tbody i")].map(textOf)).toEqual(["1", "2"]);
    expect(screen.getByRole("figure")).toHaveTextContent("Where a line runs level, somebody waits.");
  });

  it("has its numbers in the middle of the longest strokes, because lines begin and end together", () => {
    const { container } = renderSection();
    const places = [...container.querySelectorAll("circle")].map((dot) => [
      dot.getAttribute("cx"),
      dot.getAttribute("cy"),
    ]);
    expect(places).toEqual([
      ["60%", "66.7%"],
      ["50%", "50%"],
    ]);
  });

  it("is drawn for the eye alone", () => {
    const { container } = renderSection();
    expect(container.querySelector("svg")?.closest("[aria-hidden]")).not.toBeNull();
  });
});

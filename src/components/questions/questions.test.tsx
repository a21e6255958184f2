/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { textOf } from "../../../test/read";
import { Questions } from "./questions";

const QUESTIONS = [
  { question: "Wem gehört der Quelltext?", answer: "Ihnen, <strong>vom ersten Tag</strong> an." },
  { question: "Was kostet das erste Gespräch?", answer: "Nichts." },
];

describe("the questions", () => {
  it("are the browser's own disclosures, closed at first", () => {
    const { container } = render(<Questions questions={QUESTIONS} />);
    const details = [...container.querySelectorAll("details")];
    expect(details.map(({ open }) => open)).toEqual([false, false]);
    expect(details.map((one) => textOf(one.querySelector("summary")))).toEqual(QUESTIONS.map((q) => q.question));
  });

  it("open one answer at a click, and leave the others closed", async () => {
    const { container } = render(<Questions questions={QUESTIONS} />);
    expect(screen.getByText("Nichts.")).not.toBeVisible();
    await userEvent.click(screen.getByText("Was kostet das erste Gespräch?"));
    expect(screen.getByText("Nichts.")).toBeVisible();
    expect([...container.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, true]);
  });

  it("keep what an editor has marked in an answer", () => {
    render(<Questions questions={QUESTIONS} />);
    expect(screen.getByText("vom ersten Tag").tagName).toBe("STRONG");
  });
});

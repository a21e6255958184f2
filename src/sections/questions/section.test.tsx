/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import QuestionsSection from "./section";

const SECTION = {
  type: "questions",
  id: "fragen",
  heading: "Fragen und Antworten",
  questions: [{ question: "Wem gehört der Quelltext?", answer: "Ihnen." }],
} as const;

it("has its questions, closed, under a heading", () => {
  const view = sampleView("de", { echo: { parts: { fragen: "Questions and answers" } } });
  const section = { ...SECTION, questions: [...SECTION.questions] };
  renderIn("de", <QuestionsSection section={section} view={view} isLast={false} />);
  expect(screen.getByRole("heading", { level: 2, name: "Fragen und Antworten" })).toHaveAttribute("id", "fragen");
  expect(screen.getByText("Questions and answers")).toHaveAttribute("lang", "en");
  expect(screen.getByText("Wem gehört der Quelltext?").tagName).toBe("SUMMARY");
  expect(screen.getByText("Ihnen.")).not.toBeVisible();
});

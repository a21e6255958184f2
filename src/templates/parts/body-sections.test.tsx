/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { signsOf } from "../../../test/render-template";
import { sampleView } from "../../../test/views";
import { BodySections } from "./body-sections";

const VIEW = sampleView("de", {
  body: [
    { html: "<p>Vorneweg.</p>" },
    { id: "decision", heading: "Anfang", html: "<p>Zuerst.</p>" },
    { id: "way", heading: "Weg", html: "<p>Dann.</p>" },
  ],
  echo: { parts: { way: "Way" } },
} as never);

afterEach(() => jest.restoreAllMocks());

describe("the parts of a page's text", () => {
  it("are sections, the first one without a sign", () => {
    const { container } = renderIn("de", <BodySections view={VIEW} />);
    const sections = [...container.querySelectorAll("section")].map(({ textContent }) => textContent);
    expect(sections).toEqual(["Vorneweg.", "AnfangZuerst.", "Weg WayDann."]);
    expect(container.querySelector("[id='']")).toBeNull();
  });

  it("can be led to by name, and have their echo", () => {
    renderIn("de", <BodySections view={VIEW} />);
    expect(screen.getByRole("heading", { level: 2, name: "Weg" })).toHaveAttribute("id", "way");
    expect(screen.getByText("Way")).toHaveAttribute("lang", "en");
  });

  it.each([
    [0, 2, ["Anfang"], "Vorneweg."],
    [2, 3, ["Weg"], "Dann."],
  ])("can be shown some at a time: from %d to %d", (start, end, signs, text) => {
    const { container } = renderIn("de", <BodySections view={VIEW} parts={VIEW.body.slice(start, end)} />);
    expect(signsOf(container)).toEqual(signs);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("stay apart from the text before them, whatever an editor calls them", () => {
    const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const body = [{ html: "<p>Vorneweg.</p>" }, { id: "start", heading: "Start", html: "<p>Zuerst.</p>" }];
    renderIn("de", <BodySections view={sampleView("de", { body })} />);
    expect(complaints.mock.calls).toEqual([]);
  });
});

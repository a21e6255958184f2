/** @jest-environment jsdom */
import { secondLevelHeadings } from "../../../test/render-template";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import { loadSections } from "../../sections/load-sections";
import { BodyWithEvidence } from "./body-sections";

const shown = { type: "process", id: "shown", heading: "Shown", steps: [{ title: "One", time: "now", text: "It." }] };

it.each([
  ["its children", [], [["One", "Two"], ["Map"]], []],
  [
    "the section after them, and its children below both",
    [{ ...shown, after: "two" }],
    [["One", "Two"], ["Shown"]],
    ["Map"],
  ],
  ["no section of a different part", [shown], [["One", "Two"], ["Map"]], []],
])("BodyWithEvidence shows beside the parts of the body %s", async (_what, sections, columns, below) => {
  await loadSections([{ type: "process" }]);
  const body = ["One", "Two"].map((heading) => ({ id: heading.toLowerCase(), heading, html: "<p>Text.</p>" }));
  const view = sampleView("en", { body, content: { ...sampleView("en").content, sections } as never });
  const { container } = renderIn(
    "en",
    <BodyWithEvidence view={view}>
      <h2>Map</h2>
    </BodyWithEvidence>,
  );
  const [beside, ...rest] = container.children;
  expect([...(beside?.children ?? [])].map(secondLevelHeadings)).toEqual(columns);
  expect(rest.map(({ textContent }) => textContent)).toEqual(below);
});

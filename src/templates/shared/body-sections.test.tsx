/** @jest-environment jsdom */
import { secondLevelHeadings } from "../../../test/render-template";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import { loadSections } from "../../sections/load-sections";
import { BodyParts, SectionsAfterBody } from "./body-sections";

const shown = { type: "process", id: "shown", heading: "Shown", steps: [{ title: "One", time: "now", text: "It." }] };

it.each([
  ["the section after a part", [{ ...shown, after: "two" }], ["One", "Two", "Shown"]],
  ["no section of a different part", [shown], ["One", "Two"]],
])("SectionsAfterBody shows below the parts of the body %s", async (_what, sections, headings) => {
  await loadSections([{ type: "process" }]);
  const body = ["One", "Two"].map((heading) => ({ id: heading.toLowerCase(), heading, html: "<p>Text.</p>" }));
  const view = sampleView("en", { body, content: { ...sampleView("en").content, sections } as never });
  const { container } = renderIn(
    "en",
    <>
      <BodyParts view={view} />
      <SectionsAfterBody view={view} />
    </>,
  );
  expect(secondLevelHeadings(container)).toEqual(headings);
});

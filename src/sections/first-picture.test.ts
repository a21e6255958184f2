import { sampleView } from "../../test/views";
import { firstPictureIn, isFirstAtEnd } from "./first-picture";

const view = (content: Record<string, unknown>) =>
  sampleView("de", { content: { ...sampleView("de").content, ...content } as never });

const sections = [{ type: "text" }, { type: "projects" }, { type: "figure" }];

it.each<[string, Record<string, unknown>, number, boolean]>([
  ["its own", { picture: {}, sections }, -1, false],
  ["the project that proves an offer", { proof: "/case-study/a/", sections }, -1, false],
  ["in the first section that has pictures", { sections }, 1, false],
  ["in pages chosen with their pictures", { sections: [sections[0], { type: "related", as: "cards" }] }, 1, false],
  ["not in pages chosen as teasers", { sections: [{ type: "related", as: "teasers" }] }, -1, true],
  ["among the related pages", { sections: [{ type: "text" }] }, -1, true],
  ["among the related pages of a page without sections", {}, -1, true],
])("the first picture of a page is %s", (_where, content, index, isAtEnd) => {
  expect(firstPictureIn(view(content))).toBe(index);
  expect(isFirstAtEnd(view(content))).toBe(isAtEnd);
});

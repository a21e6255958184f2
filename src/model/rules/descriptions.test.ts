import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const describeAs = (length: number) => {
  const line = /^description: .*$/mu.exec(content.read(ARTICLE.de))?.[0] ?? "";
  content.change(ARTICLE.de, line, `description: "${"Bahn ".repeat(40).slice(0, length - 1)}."`);
};

it.each([
  [119, "say why it matters"],
  [120, undefined],
  [158, undefined],
  [159, "keep to one thing"],
])("a description of %i characters is held against the 120 to 158 of a search result", (length, remedy) => {
  describeAs(length);
  const told = `${ARTICLE.de}:3:14 description - has ${length} characters, a search result 120 to 158 - ${remedy}`;
  expect(content.check()).toEqual(remedy ? [told] : []);
});

it("a description is as long as it likes where search engines leave the page out", () => {
  describeAs(70);
  content.changeBoth(ARTICLE, "date:", "noindex: true\ndate:");
  expect(content.check()).toEqual([]);
});

import { ARTICLE, contentFolder, pageFiles } from "../../../test/content-folder";

const content = contentFolder();

const describeAs = (length: number) => {
  const line = /^description: .*$/mu.exec(content.read(ARTICLE.de))?.[0] ?? "";
  content.change(ARTICLE.de, line, `description: "${"Bahn ".repeat(40).slice(0, length - 1)}."`);
};

describe("a description", () => {
  it.each([120, 158])("has %i characters", (length) => {
    describeAs(length);
    expect(content.check()).toEqual([]);
  });

  it.each([
    [119, "say why it matters"],
    [159, "keep to one thing"],
  ])("has not %i", (length, remedy) => {
    describeAs(length);
    expect(content.check()).toEqual([
      `${ARTICLE.de}:3:14 description - has ${length} characters, a search result 120 to 158 - ${remedy}`,
    ]);
  });

  it("is as long as it likes where search engines leave the page out", () => {
    describeAs(70);
    content.changeBoth(ARTICLE, "date:", "noindex: true\ndate:");
    expect(content.check()).toEqual([]);
    const notice = pageFiles("/404/").de;
    expect(/^description: .*$/mu.exec(content.read(notice))?.[0]?.length).toBeLessThan(120);
  });
});

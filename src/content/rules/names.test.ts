import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const LINES = "content/site/lines.yml";
const MENU = "content/site/navigation.yml";
const REMEDY = "write one of A, B, C, or add E to that file";

/** Takes the lines D and E out. */
const keepThree = () => content.write(LINES, content.read(LINES).split(/^D:/mu)[0] ?? "");

it("a firm may have fewer than five lines", () => {
  keepThree();
  expect(content.check()).toEqual([]);
});

it("has two at least", () => {
  content.write(LINES, content.read(LINES).split(/^B:/mu)[0] ?? "");
  expect(content.check()).toContainEqual(expect.stringContaining(`${LINES}:1:1 B - is missing - add B: `));
});

it("no page and no menu names a line that there is not", () => {
  keepThree();
  content.changeBoth(ARTICLE, "line: A", "line: E");
  content.change(MENU, "route: /services/rail-advice/", "lines: [{ line: E, routes: [/services/rail-advice/] }]");
  const problem = "content/site/lines.yml has no E";
  expect(content.check()).toEqual(
    [`${ARTICLE.de}:6:7 line`, `${ARTICLE.en}:6:7 line`, `${MENU}:3:21 main[1].lines[1].line`].map(
      (place) => `${place} - ${problem} - ${REMEDY}`,
    ),
  );
});

it("a letter that can be none is told once, by the field's own words", () => {
  content.changeBoth(ARTICLE, "line: A", "line: Z");
  expect(content.check().filter((line) => line.includes(ARTICLE.de))).toHaveLength(1);
});

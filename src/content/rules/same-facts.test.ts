import { ARTICLE, contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();

const SAME = "write the same in both languages";

it.each([
  ["date: 2026-03-02", "date: 2026-03-03", '4:7 date - is "2026-03-03" here and "2026-03-02" in'],
  ["end: 2026-09-20", "end: 2026-09-21", '14:8 event.end - is "2026-09-21" here and "2026-09-20" in'],
  ["line: A\n", "", '2:1 line - is missing here and "A" in'],
  ["line: A", "line: A\nnoindex: true", '7:10 noindex - is "true" here and missing in'],
  ["file: cover.svg", "file: ./cover.svg", '9:9 picture.file - is "./cover.svg" here and "cover.svg" in'],
  ["[/services/rail-advice/]", "[/services/rail-advice/, /]", '16:35 related[2] - is "/" here and missing in'],
])("a fact is the same in both languages: %j is not %j", (from, to, told) => {
  content.change(ARTICLE.en, from, to);
  expect(content.check()).toEqual([`${ARTICLE.en}:${told} index.de.md - ${SAME}`]);
});

const STATEMENT = '  - type: statement\n    text: "If you are late, take the [next train](/news/first-train/)."\n';
const THERE = "text #stops, statement in index.de.md";

it.each<[string, [string, string][], string]>([
  ["the same", [[STATEMENT, ""]], "text #stops"],
  [
    "in the same order",
    [
      [STATEMENT, ""],
      ["sections:\n", `sections:\n${STATEMENT}`],
    ],
    "statement, text #stops",
  ],
  ["of a type", [["  - type: statement\n    text", "  - text"]], "text #stops, one without a type"],
  ["called the same in the address", [["id: stops", "id: halts"]], "text #halts, statement"],
])("sections are %s in both languages", (_what, changes, here) => {
  for (const [from, to] of changes) content.change(HOME.en, from, to);
  const remedy = "give both languages the same sections, with the same ids, in the same order";
  expect(content.check()).toContain(`${HOME.en}:6:3 sections - are ${here} here and ${THERE} - ${remedy}`);
});

it("sections hold the same facts in both languages", () => {
  const projects = (file: string, route: string) => {
    const section = `  - type: projects\n    id: more\n    heading: Mehr\n    routes: [${route}]\n`;
    content.change(file, "  - type: statement", `${section}  - type: statement`);
  };
  projects(HOME.de, "/news/first-train/");
  projects(HOME.en, "/services/rail-advice/");
  expect(content.check()).toEqual([
    `${HOME.en}:18:14 sections[2].routes[1] - is "/services/rail-advice/" here and "/news/first-train/" in index.de.md - ${SAME}`,
  ]);
});

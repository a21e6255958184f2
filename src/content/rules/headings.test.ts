import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const SAME = "give both languages the same headings, with the same names, in the same order";
const NAME = "the same lower-case ASCII name in both languages";

/** Puts lines at the end of both bodies: after an empty one, text begins at line 29. */
const append = (text: string) => {
  for (const file of [ARTICLE.de, ARTICLE.en]) content.write(file, `${content.read(file)}${text}\n`);
};

const inBoth = (line: string) => [`${ARTICLE.de}:${line}`, `${ARTICLE.en}:${line}`];

it.each<[string, [string, string, string][], string]>([
  [
    "the same names",
    [
      [ARTICLE.en, "(#timetable)", "(#times)"],
      [ARTICLE.en, "{#timetable}", "{#times}"],
    ],
    "21:1 body - the headings differ from index.de.md: ## {#times} here, ## {#timetable} there",
  ],
  [
    "the same levels",
    [
      [ARTICLE.de, "### Die Halte", "## Die Halte {#stops}"],
      [ARTICLE.en, "### The stops", "### The stops {#stops}"],
    ],
    "25:1 body - the headings differ from index.de.md: ### {#stops} here, ## {#stops} there",
  ],
  [
    "as many",
    [[ARTICLE.en, "### The stops\n", ""]],
    "21:1 body - the headings differ from index.de.md: none here, ### Die Halte there",
  ],
])("the headings of a body have %s in both languages", (_what, changes, told) => {
  for (const change of changes) content.change(...change);
  expect(content.check()).toEqual([`${ARTICLE.en}:${told} - ${SAME}`]);
});

const TITLE = "the page's heading is its title; the body has no heading of level 1";

it.each<readonly [text: string, told: string | undefined]>([
  [
    "\n## Strecke {#line}\n\n#### Weiche",
    "31:1 body - a heading of level 4 follows one of level 2 - write ### instead of ####",
  ],
  ["\n#### Am Markt\n\n## Strecke {#line}", undefined],
  ["\n# Strecke {#line}\n\n## Weiche {#points}", `29:1 body - ${TITLE} - write ## instead of #`],
  ["\n## Gleis", `29:1 body - the heading has no name for its address - write ## Gleis {#name}, ${NAME}`],
  ["\n### Gleis\n\n### Gleis", undefined],
  [
    "\n### Gleis {#timetable}",
    "29:1 body - the name #timetable is used twice on the page - give each heading its own name",
  ],
  ...["Gleis", "constructor", "gleis_1", "1gleis", "straße", "am gleis"].map(
    (name) =>
      [
        `\n## Gleis {#${name}}`,
        `29:1 body - "${name}" is not a name for an address - write ## Gleis {#name}, ${NAME}`,
      ] as const,
  ),
])("of the headings %j the check says: %s", (text, told) => {
  append(text);
  expect(content.check()).toEqual(told ? inBoth(told) : []);
});

it("a heading's name is not the name of a section of the page", () => {
  const section = "sections:\n  - type: text\n    id: timetable\n    heading: Noch einer\n    body: Er gilt.";
  content.changeBoth(ARTICLE, "related:", `${section}\nrelated:`);
  expect(content.check().filter((line) => line.includes("#timetable is used twice on the page"))).toHaveLength(2);
});

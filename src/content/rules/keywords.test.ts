import { contentFolder, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const LINES = "content/site/lines.yml";
const declare = (de: string, en: string) =>
  content.change(
    LINES,
    "  name: { de: Inhalte, en: Content }",
    `  name: { de: Inhalte, en: Content }\n  keywords: { de: [${de}], en: [${en}] }`,
  );

/** @returns what the check says of the service under another title; it stands on line B. */
function checkTitle(title: string): string[] {
  const line = /^title: .*$/mu.exec(content.read(SERVICE.de))?.[0] ?? "";
  content.change(SERVICE.de, line, `${line}\nheadTitle: "${title}"`);
  return content.check();
}

it.each([
  ["Strecke, Bahn", "Beratung für Ihre Modellbahn – {name}", undefined],
  ["Strecke, Schiene", "Beratung für Ihre Züge – {name}", "Beratung für Ihre Züge – Muster"],
  // An abbreviation is a word of its own, and no part of one.
  ["UX", "Beratung zum UX-Zug – {name}", undefined],
  ["UX", "Beratung zum Luxuszug – {name}", "Beratung zum Luxuszug – Muster"],
])("the title of what a line offers holds one of the words %s: %s", (words, title, told) => {
  declare(words, "railway, advice");
  expect(checkTitle(title)).toEqual(
    told === undefined
      ? []
      : [
          `${SERVICE.de}:3:12 headTitle - "${told}" holds no word that somebody searches for on line B - name service, sector or system in headTitle: one of ${words} (${LINES})`,
        ],
  );
});

it("the title is read in its own language, and free where search engines leave the page out", () => {
  declare("Beratung", "timetable");
  expect(content.check()).toEqual([
    expect.stringMatching(new RegExp(`^${SERVICE.en}:2:8 title - .* on line B - .* one of timetable`, "u")),
  ]);
  content.changeBoth(SERVICE, "line: B", "line: B\nnoindex: true");
  expect(content.check()).toEqual([]);
});

it("the title is free where the line declares no words", () => {
  expect(checkTitle("Beratung für Ihre Züge – {name}")).toEqual([]);
});

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

describe("the title of what a line offers", () => {
  it("holds a word that its line declares", () => {
    declare("Strecke, Bahn", "railway, advice");
    expect(checkTitle("Beratung für Ihre Modellbahn – {name}")).toEqual([]);
  });

  it("is a mistake without one, told with those that there are", () => {
    declare("Strecke, Schiene", "railway, advice");
    expect(checkTitle("Beratung für Ihre Züge – {name}")).toEqual([
      `${SERVICE.de}:3:12 headTitle - "Beratung für Ihre Züge – Muster" holds no word that somebody searches for on line B - name service, sector or system in headTitle: one of Strecke, Schiene (${LINES})`,
    ]);
  });

  it("is read in its own language", () => {
    declare("Beratung", "timetable");
    expect(content.check()).toEqual([
      expect.stringMatching(new RegExp(`^${SERVICE.en}:2:8 title - .* on line B - .* one of timetable`, "u")),
    ]);
  });

  it("holds an abbreviation as a word of its own, and no part of one", () => {
    declare("UX", "railway, advice");
    expect(checkTitle("Beratung zum Luxuszug – {name}")).toHaveLength(1);
    content.change(SERVICE.de, "Luxuszug", "UX-Zug");
    expect(content.check()).toEqual([]);
  });

  it("is free where the line declares none", () => {
    expect(checkTitle("Beratung für Ihre Züge – {name}")).toEqual([]);
  });

  it("is free where search engines leave the page out", () => {
    declare("Schiene", "rail");
    content.changeBoth(SERVICE, "line: B", "line: B\nnoindex: true");
    expect(content.check()).toEqual([]);
  });
});

import { ARTICLE, contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();

describe("a page in one language", () => {
  it("misses the other one, in either direction", () => {
    const depot = content.addPage("/depot/", "The depot");
    content.remove(depot.en);
    const wharf = content.addPage("/wharf/", "The wharf");
    content.remove(wharf.de);
    expect(content.check()).toEqual([
      `${depot.de}:1:1 translation - the page has no index.en.md - add index.en.md beside it, or write translation: none`,
      `${wharf.en}:1:1 translation - the page has no index.de.md - add index.de.md beside it, or write translation: none`,
    ]);
  });

  it("may say that there is no other", () => {
    const { en } = content.addPage("/depot/", "The depot", "translation: none");
    content.remove(en);
    expect(content.check()).toEqual([]);
    const languages = content.load().entries.filter(({ route }) => route === "/depot/");
    expect(languages.map(({ language }) => language)).toEqual(["de"]);
  });

  it("can't say so where the other one is there", () => {
    content.change(ARTICLE.en, "date: 2026-03-02", "date: 2026-03-02\ntranslation: none");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:5:14 translation - says that there is no translation, but there is one - remove the field`,
    ]);
  });
});

describe("a translation", () => {
  const updated = (file: string, day: string) => content.change(file, "lead:", `updated: ${day}\nlead:`);
  const remedy = "carry the change over, then write updated: 2026-10-02";

  it.each([
    ["never updated", undefined, `2:1 updated - was never updated, but index.de.md on 2026-10-02 - ${remedy}`],
    [
      "updated earlier",
      "2026-10-01",
      `4:10 updated - was updated on 2026-10-01, but index.de.md on 2026-10-02 - ${remedy}`,
    ],
    ["updated on the same day", "2026-10-02", undefined],
  ])("that was %s is held against the day of its updated source", (_what, day, told) => {
    updated(HOME.de, "2026-10-02");
    if (day) updated(HOME.en, day);
    expect(content.check()).toEqual(told ? [`${HOME.en}:${told}`] : []);
  });

  it("may be the one that changed first: then German follows", () => {
    updated(HOME.en, "2026-10-02");
    expect(content.check()).toEqual([
      `${HOME.de}:2:1 updated - was never updated, but index.en.md on 2026-10-02 - ${remedy}`,
    ]);
  });
});

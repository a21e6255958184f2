import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const REMEDY = "say what is different about this page";

describe("in one language", () => {
  it("two pages have two titles, whatever their capitals", () => {
    content.change(
      ARTICLE.de,
      'title: "Der erste Zug ist gefahren"',
      'title: "Züge, die ANKOMMEN"\nheadTitle: "Ein erster Zug"',
    );
    content.change(ARTICLE.de, "Ein erster Zug", "Ein erster Zug – {name}");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:2:8 title - "Züge, die ANKOMMEN" is also the title of ${HOME.de} - ${REMEDY}`,
    ]);
  });

  it("two pages have two titles in the browser tab, whether written or made from the title", () => {
    content.change(ARTICLE.en, "date:", 'headTitle: "Trains that arrive – {name}"\ndate:');
    expect(content.check()).toEqual([
      `${ARTICLE.en}:4:12 headTitle - "Trains that arrive – Muster" is also the headTitle of ${HOME.en} - ${REMEDY}`,
    ]);
  });

  it("two pages have two descriptions", () => {
    const description =
      "We look at your line, say what it needs, and stay until the first train runs on it without our help and arrives when it should.";
    content.change(
      SERVICE.en,
      description,
      "A small railway with three stops, a timetable and advice for everybody who would like to get on board for the very first time.",
    );
    expect(content.check()).toEqual([
      `${SERVICE.en}:3:14 description - "A small railway with three stops, a timetable and advice for everybody who would like to get on board for the very first time." is also the description of ${HOME.en} - ${REMEDY}`,
    ]);
  });

  it("two projects have two codes", () => {
    const first = content.addPage("/case-study/first/", "The first project", project("C4"));
    const second = content.addPage("/case-study/second/", "The second project", project("C4"));
    expect(content.check()).toEqual([
      `${second.de}:6:7 code - "C4" is also the code of ${first.de} - ${REMEDY}`,
      `${second.en}:6:7 code - "C4" is also the code of ${first.en} - ${REMEDY}`,
    ]);
    content.changeBoth(second, "C4", "C5");
    expect(content.check()).toEqual([]);
  });
});

describe("a description", () => {
  it("is not the same in both languages", () => {
    const { de, en } = content.addPage("/depot/", "The depot");
    content.change(en, "The depot, English: a page", "The depot, deutsch: a page");
    expect(content.check()).toContainEqual(expect.stringMatching(`^(${de}|${en}):3:14 description - `));
  });
});

describe("a route", () => {
  it("is not taken twice by folders that differ in capitals only", () => {
    const first = content.addPage("/Depot/", "The depot");
    const second = content.addPage("/depot/", "The other depot");
    expect(content.check()).toEqual([
      `${second.de}:1:1 file - the route /depot/ is already taken by ${first.de} - give the folder another name`,
      `${second.en}:1:1 file - the route /depot/ is already taken by ${first.en} - give the folder another name`,
    ]);
  });

  it("is no redirect", () => {
    content.change("content/site/redirects.yml", "/start/", "/news/first-train/");
    expect(content.check()).toEqual([
      `content/site/redirects.yml:1:9 [1].from - the route /news/first-train/ is already taken by ${ARTICLE.de} - remove the redirect or the page`,
    ]);
  });

  it("is redirected once", () => {
    content.change("content/site/redirects.yml", "  to: /", "  to: /\n- from: /start/\n  to: /news/first-train/");
    expect(content.check()).toEqual([
      "content/site/redirects.yml:3:9 [2].from - /start/ is redirected twice - keep one of the two",
    ]);
  });
});

/** The fields of the smallest project: of the kinds with a code, the one with the fewest. */
function project(code: string): string {
  return `line: C
code: ${code}
sector: Bahn
year: 2020
from: Kein Zug
to: Ein Zug
time: ein Jahr
facts: [{ term: Halte, value: drei }, { term: Wagen, value: einer }]
map:
  approaches: [Hafen]
  stops: [{ name: Markt }, { name: Berg }, { name: See }]
  text: Die Strecke führt vom Hafen an den See.
changes: [{ aspect: Ankunft, before: nie, after: oft }, { aspect: Abfahrt, before: nie, after: oft }]`;
}

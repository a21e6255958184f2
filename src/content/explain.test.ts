import { contentFolder, ARTICLE, HOME, SERVICE } from "../../test/content-folder";
import { KINDS } from "../model/kinds";
import { ALL_SECTIONS, typeOf } from "../model/sections";

const content = contentFolder();

describe("a field that is not declared", () => {
  it("is taken for the one that it resembles", () => {
    content.changeBoth(SERVICE, "question:", "qestion: Warum denn?\nquestion:");
    expect(content.check()).toEqual([
      `${SERVICE.de}:5:1 qestion - is not a field of the kind service - did you mean "question"?`,
      `${SERVICE.en}:5:1 qestion - is not a field of the kind service - did you mean "question"?`,
    ]);
  });

  it("differs from the one that is meant in capitals only", () => {
    content.change(ARTICLE.de, "lead:", "headtitle: Der erste Zug\nlead:");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:7:1 headtitle - is not a field of the kind article - did you mean "headTitle"?`,
    ]);
  });

  it("is answered with all fields where it resembles none", () => {
    content.change(ARTICLE.de, "lead:", "schlagwort: Bahn\nlead:");
    const known = Object.keys(KINDS.article.shape).join(", ");
    expect(known).toMatch(/^title, short, .*date, category/u);
    expect(content.check()).toEqual([
      `${ARTICLE.de}:7:1 schlagwort - is not a field of the kind article - remove it; the fields are ${known}`,
    ]);
  });

  it("is named with its group, and answered with the group's fields", () => {
    content.change(ARTICLE.de, '  city: "Köln"', '  city: "Köln"\n  ort: "Hafen"');
    expect(content.check()).toEqual([
      `${ARTICLE.de}:16:3 event.ort - is not a field of an event with name, start, end and city - remove it; the fields are name, start, end, venue, city, stand, organiser, cancelled`,
    ]);
  });

  it("is named with its place in a list, counted from 1", () => {
    content.change(SERVICE.en, '    text: "Which train runs when."', '    txt: "Which train runs when."');
    expect(content.check()).toEqual([
      `${SERVICE.en}:10:5 gets[2].text - is missing - add text: what it means (one paragraph, links and *emphasis* allowed)`,
      `${SERVICE.en}:11:5 gets[2].txt - is not a field of an entry with title and text - did you mean "text"?`,
    ]);
  });
});

describe("a field that is missing", () => {
  it("is asked for with its sentence, at the front matter's first line", () => {
    content.change(ARTICLE.en, 'title: "The first train has run"\n', "");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:2:1 title - is missing - add title: the page's heading (2 to 90 characters, one line)`,
    ]);
  });

  it("is asked for inside its group", () => {
    content.change(ARTICLE.de, '  city: "Köln"\n', "");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:12:3 event.city - is missing - add city: the city and, abroad, the country (2 to 60 characters, one line)`,
    ]);
  });

  it("is asked for where it stands without a value", () => {
    content.change(HOME.de, 'lead: "Bei {name} fährt jeder Zug bis zum Ende der Strecke."', "lead:");
    expect(content.check()).toEqual([
      `${HOME.de}:4:6 lead - is empty, not text - write the first paragraph, set large (one paragraph, links and *emphasis* allowed)`,
    ]);
  });
});

describe("a section", () => {
  it("whose type does not exist is taken for the one that it resembles", () => {
    content.changeBoth(HOME, "type: statement", "type: statment");
    expect(content.check()).toEqual([
      `${HOME.de}:15:11 sections[2].type - "statment" does not exist here - did you mean "statement"?`,
      `${HOME.en}:15:11 sections[2].type - "statment" does not exist here - did you mean "statement"?`,
    ]);
  });

  it("whose type resembles none is answered with all of them", () => {
    const { de, en } = content.addPage("/depot/", "The depot", "sections:\n  - type: fahrplan");
    const known = ALL_SECTIONS.map(typeOf).join(", ");
    expect(known).toMatch(/^calendar, call-to-action, .*text, timetable, ways$/u);
    expect(content.check()).toEqual(
      [de, en].map((file) => `${file}:6:11 sections[1].type - "fahrplan" does not exist here - write one of ${known}`),
    );
  });

  it("without a type is asked for one", () => {
    content.changeBoth(HOME, "  - type: text\n    id", "  - id");
    expect(content.check()).toEqual([
      expect.stringMatching(
        `^${HOME.de}:6:5 sections\\[1\\]\\.type - is missing - .*\\bswitchboard, teams, text, timetable, ways$`,
      ),
      expect.stringMatching(
        `^${HOME.en}:6:5 sections\\[1\\]\\.type - is missing - .*\\bswitchboard, teams, text, timetable, ways$`,
      ),
    ]);
  });
});

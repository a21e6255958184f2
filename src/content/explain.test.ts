/** One file is broken in one place, and this is the line that the editor reads. */
import { ARTICLE, contentFolder, HOME, SERVICE } from "../../test/content-folder";
import { KINDS } from "../model/kinds";
import { ALL_SECTIONS, typeOf } from "../model/sections";
import { suggest } from "./explain";

const content = contentFolder();

const NAME = 'name: "Tag der Schiene"';
const NAMED = "write the event's name (3 to 80 characters, one line)";
const LEAD = 'lead: "Bei {name} fährt jeder Zug bis zum Ende der Strecke."';

describe("a field that is not declared", () => {
  it.each([
    ["headtitle: Der erste Zug", '7:1 headtitle - is not a field of the kind article - did you mean "headTitle"?'],
    [
      "schlagwort: Bahn",
      `7:1 schlagwort - is not a field of the kind article - remove it; the fields are ${Object.keys(KINDS.article.shape).join(", ")}`,
    ],
  ])("is taken for the one that it resembles, or answered with all: %s", (line, told) => {
    content.change(ARTICLE.de, "lead:", `${line}\nlead:`);
    expect(content.check()).toEqual([`${ARTICLE.de}:${told}`]);
  });

  it("is named with its group and answered with the group's fields, or with its place in a list, counted from 1", () => {
    content.change(ARTICLE.de, '  city: "Köln"', '  city: "Köln"\n  ort: "Hafen"');
    content.change(SERVICE.en, '    text: "Which train runs when."', '    txt: "Which train runs when."');
    expect(content.check()).toEqual([
      `${ARTICLE.de}:16:3 event.ort - is not a field of an event with name, start, end and city - remove it; the fields are name, start, end, venue, city, stand, organiser, cancelled`,
      `${SERVICE.en}:10:5 gets[2].text - is missing - add text: what it means (one paragraph, links and *emphasis* allowed)`,
      `${SERVICE.en}:11:5 gets[2].txt - is not a field of an entry with title and text - did you mean "text"?`,
    ]);
  });
});

it("a field that is missing or empty is asked for with its sentence, inside its group", () => {
  content.change(HOME.de, LEAD, "lead:");
  content.change(ARTICLE.de, '  city: "Köln"\n', "");
  content.change(ARTICLE.en, 'title: "The first train has run"\n', "");
  expect(content.check()).toEqual([
    `${HOME.de}:4:6 lead - is empty, not text - write the first paragraph, set large (one paragraph, links and *emphasis* allowed)`,
    `${ARTICLE.de}:12:3 event.city - is missing - add city: the city and, abroad, the country (2 to 60 characters, one line)`,
    `${ARTICLE.en}:2:1 title - is missing - add title: the page's heading (2 to 90 characters, one line)`,
  ]);
});

it.each([
  [
    "type: statement",
    "type: statment",
    '15:11 sections[2].type - "statment" does not exist here - did you mean "statement"?',
  ],
  [
    "type: statement",
    "type: fahrplan",
    `15:11 sections[2].type - "fahrplan" does not exist here - write one of ${ALL_SECTIONS.map(typeOf).join(", ")}`,
  ],
  ["  - type: text\n    id", "  - id", "6:5 sections[1].type - is missing - "],
])("a section is of a type that there is: %j is not %j", (from, to, told) => {
  content.changeBoth(HOME, from, to);
  const lines = [HOME.de, HOME.en].map((file): unknown => expect.stringContaining(`${file}:${told}`));
  expect(content.check()).toEqual(lines);
});

it.each([
  [
    'title: "Der erste Zug ist gefahren"',
    "title: 1",
    "2:8 title - is a number, not text - write the page's heading (2 to 90 characters, one line)",
  ],
  [NAME, 'name: "Ta"', `12:9 event.name - has 2 characters, fewer than 3 - ${NAMED}`],
  [NAME, 'name: "Tag"', undefined],
  [NAME, `name: "${"x".repeat(81)}"`, `12:9 event.name - has 81 characters, more than 80 - ${NAMED}`],
  [NAME, `name: "${"x".repeat(80)}"`, undefined],
  // Measured with its placeholders filled in.
  [NAME, `name: "${"x".repeat(73)} {name}"`, undefined],
  [
    NAME,
    "name: |\n    Tag der\n    Schiene",
    `12:9 event.name - "Tag der Schiene " is not of the right form - ${NAMED}`,
  ],
])("a text has its length and its form: %j as %j", (from, to, told) => {
  content.change(ARTICLE.de, from, to);
  expect(content.check()).toEqual(told === undefined ? [] : [`${ARTICLE.de}:${told}`]);
});

const DAY = "a day that exists, written 2026-11-03";
const WORDS = "product-family, relaunch, partnership, trade-fair, management";

it.each([
  [
    "date: 2026-03-02",
    "date: 2026-02-30",
    `4:7 date - "2026-02-30" is not a day - write the day of publication; a day in the future keeps the article back until then, ${DAY}`,
  ],
  ["end: 2026-09-20", "end: 20.09.2026", `14:8 event.end - "20.09.2026" is not a day - write the last day, ${DAY}`],
  [
    "category: relaunch",
    "category: relounch",
    '5:11 category - "relounch" does not exist here - did you mean "relaunch"?',
  ],
  [
    "category: relaunch",
    "category: sport",
    `5:11 category - "sport" does not exist here - write the kind of news: one of ${WORDS}`,
  ],
  [
    "category: relaunch",
    "category:\n  - relaunch",
    `6:3 category - is a list, not one value - write the kind of news: one of ${WORDS}`,
  ],
  [
    "lead:",
    "listed: yes\nlead:",
    "7:9 listed - is text, not true or false - write whether the page stands in lists and in the site map: true or false",
  ],
])("a day, a choice and a truth are what they may be: not %j as %j", (from, to, told) => {
  content.changeBoth(ARTICLE, from, to);
  expect(content.check()).toEqual([ARTICLE.de, ARTICLE.en].map((file) => `${file}:${told}`));
});

it("a list has as many entries as it may hold, and a number is whole and large enough", () => {
  content.change(SERVICE.de, 'needs: ["Einen Schlüssel zum Bahnhof", "Eine Stunde am Telefon"]', 'needs: ["Zeit"]');
  content.change("content/site/company.yml", "people: 60", "people: 0");
  content.change("content/site/company.yml", "founded: 2009", "founded: 2009.5");
  expect(content.check().sort()).toEqual([
    `${SERVICE.de}:24:8 needs - has 1 entries, fewer than 2 - write what we need from the client, a list of 2 to 6`,
    "content/site/company.yml:28:10 founded - is a number, not a whole number - write the year of foundation, a whole number from 1900",
    "content/site/company.yml:29:9 people - 0 is less than 1 - write how many people work here, a whole number from 1",
  ]);
});

it.each([
  ["descripton", ["title", "description", "lead"], "description"],
  // The nearest of several.
  ["tilte", ["title", "tilted"], "tilted"],
  ["/services/strapy/", ["/services/strapi/", "/services/"], "/services/strapi/"],
  // A third of differing letters, and no more.
  ["abcdxx", ["abcdef"], "abcdef"],
  ["abcxxx", ["abcdef"], undefined],
  // Capitals are overlooked, and that before it chooses.
  ["headtitle", ["headTitle"], "headTitle"],
  ["TITLE", ["title"], "title"],
  ["/agb/", ["/", "/404/", "/AGB/"], "/AGB/"],
  ["F", ["A", "B", "C", "D", "E"], undefined],
  ["title", [], undefined],
])("for %s of %j the editor is told %s", (word, known, meant) => {
  expect(suggest(word, known)).toBe(meant);
});

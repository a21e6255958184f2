import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const REMEDY = "say what is different about this page";
const REDIRECTS = "content/site/redirects.yml";
const DESCRIPTION = /^description: .*$/mu;

it("two pages of a language have two titles, whatever their capitals, two in the browser tab and two descriptions", () => {
  const title = 'title: "Züge, die ANKOMMEN"\nheadTitle: "Ein erster Zug – {name}"';
  content.change(ARTICLE.de, 'title: "Der erste Zug ist gefahren"', title);
  content.change(ARTICLE.en, "date:", 'headTitle: "Trains that arrive – {name}"\ndate:');
  const [own = "", homes = ""] = [SERVICE.en, HOME.en].map((file) => DESCRIPTION.exec(content.read(file))?.[0]);
  content.change(SERVICE.en, own, homes);
  expect(content.check().sort()).toEqual([
    `${ARTICLE.de}:2:8 title - "Züge, die ANKOMMEN" is also the title of ${HOME.de} - ${REMEDY}`,
    `${ARTICLE.en}:4:12 headTitle - "Trains that arrive – Muster" is also the headTitle of ${HOME.en} - ${REMEDY}`,
    `${SERVICE.en}:3:14 description - ${homes.replace("description: ", "")} is also the description of ${HOME.en} - ${REMEDY}`,
  ]);
});

it("two projects have two codes", () => {
  const first = content.addPage("/case-study/first/", "The first project", PROJECT);
  const second = content.addPage("/case-study/second/", "The second project", PROJECT);
  expect(content.check()).toEqual([
    `${second.de}:6:7 code - "C4" is also the code of ${first.de} - ${REMEDY}`,
    `${second.en}:6:7 code - "C4" is also the code of ${first.en} - ${REMEDY}`,
  ]);
  content.changeBoth(second, "C4", "C5");
  expect(content.check()).toEqual([]);
});

it("a description is not the same in both languages", () => {
  const { de, en } = content.addPage("/depot/", "The depot");
  content.change(en, "The depot, English: a page", "The depot, deutsch: a page");
  expect(content.check()).toContainEqual(expect.stringMatching(`^(${de}|${en}):3:14 description - `));
});

it("a route is not taken twice by folders that differ in capitals only", () => {
  const first = content.addPage("/Depot/", "The depot");
  const second = content.addPage("/depot/", "The other depot");
  expect(content.check()).toEqual([
    `${second.de}:1:1 file - the route /depot/ is already taken by ${first.de} - give the folder another name`,
    `${second.en}:1:1 file - the route /depot/ is already taken by ${first.en} - give the folder another name`,
  ]);
});

it("a route is no redirect, and redirected once", () => {
  content.change(REDIRECTS, "  to: /", "  to: /\n- from: /start/\n  to: /\n- from: /news/first-train/\n  to: /");
  expect(content.check().sort()).toEqual([
    `${REDIRECTS}:3:9 [2].from - /start/ is redirected twice - keep one of the two`,
    `${REDIRECTS}:5:9 [3].from - the route /news/first-train/ is already taken by ${ARTICLE.de} - remove the redirect or the page`,
  ]);
});

/** The fields of the smallest project: of the kinds with a code, the one with the fewest. */
const PROJECT = `line: C
code: C4
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

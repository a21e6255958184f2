/** What a sign says once more in the other language. */
import { de, en, pageAt, smallSite } from "../../test/small-site";
import { echoesOf, isSign } from "./echoes";

type Fields = Parameters<typeof de>[1];
type Bodies = Parameters<typeof de>[2];
/** @returns the echoes on the German page: content and body of both languages, German first. */
function echoes(route: string, [german, english]: [Fields, Fields?], [own, other]: [Bodies?, Bodies?] = []) {
  const site = smallSite([de(route, german, own), ...(english ? [en(route, english, other)] : [])]);
  return echoesOf(site, pageAt(site, `/de${route}`));
}
const SERVICE = "/services/cms/";
const LONG = "We look at your systems and tell you what we see in them";
const text = (id: string, heading: string) => ({ type: "text", id, heading, body: "<p></p>" });

it.each<[string, Fields, Fields | undefined, string | undefined]>([
  ["the title in the other language", { title: "Beratung" }, { title: "Consulting" }, "Consulting"],
  ["the short name of a long title", { title: "Beratung" }, { title: LONG, short: "Consulting" }, "Consulting"],
  ["none of a long title without one", { title: "Beratung" }, { title: LONG }, undefined],
  ["a title of 48 characters", { title: "Beratung" }, { title: "x".repeat(48), short: "S" }, "x".repeat(48)],
  ["the short name of one of 49", { title: "Beratung" }, { title: "x".repeat(49), short: "Short" }, "Short"],
  ["none where both say the same", { title: "Strapi" }, { title: "Strapi" }, undefined],
  ["none where both say the same at length", { title: LONG }, { title: LONG, short: "Name" }, undefined],
  ["none where the short name says the same", { title: "Strapi" }, { title: LONG, short: "Strapi" }, undefined],
  ["none without a counterpart", { title: "Beratung" }, undefined, undefined],
])("the echo of a title is %s", (_what, german, english, expected) => {
  expect(echoes(SERVICE, [german, english]).title).toBe(expected);
});

it.each<[string, string, [Fields, Fields], [Bodies, Bodies], object]>([
  [
    "headings of the body, by id",
    SERVICE,
    [{}, {}],
    [{ how: "Ablauf" }, { how: "How it goes", "": "Without id" }],
    { how: "How it goes" },
  ],
  [
    "headings of sections and the closing question",
    "/about-us/",
    [
      { sections: [text("teams", "Teams")], closing: "Was hält Sie auf?" },
      { sections: [text("teams", "Our five teams"), { type: "site-map" }], closing: "What slows you?" },
    ],
    [{}, {}],
    { teams: "Our five teams", closing: "What slows you?" },
  ],
  [
    "none of a closing sentence that is longer",
    SERVICE,
    [{ closing: "Wohin?" }, { closing: "Show us your legacy system." }],
    [{}, {}],
    {},
  ],
  [
    "none of what reads the same in both languages",
    "/about-us/",
    [
      { sections: [text("teams", "Teams")], closing: "Standby?" },
      { sections: [text("teams", "Teams")], closing: "Standby?" },
    ],
    [{ software: "Software" }, { software: "Software" }],
    {},
  ],
  ["none in an article", "/news/alpha/", [{}, {}], [{ how: "Ablauf" }, { how: "How it goes" }], {}],
  ["none in a legal text", "/imprint/", [{}, {}], [{ how: "Ablauf" }, { how: "How it goes" }], {}],
])("echoes of parts are %s", (_what, route, contents, bodies, expected) => {
  expect(echoes(route, contents, bodies).parts).toEqual(expected);
});

it.each([
  ["Fragen und Antworten", true],
  ["UX-UI-Audit – in Stuttgart", true],
  ["Drei\u00a0Felder, ein Gespräch", false],
  ["Wann sich das lohnt", false],
])("a sign has three words at most: %s", (heading, isShown) => {
  expect(isSign(heading)).toBe(isShown);
  expect(echoes(SERVICE, [{}, {}], [{ how: "?" }, { how: heading }]).parts).toEqual(isShown ? { how: heading } : {});
});

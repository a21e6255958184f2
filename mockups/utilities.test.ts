import { utilitiesIn } from "./utilities";

const rulesOf = (names: string) => utilitiesIn(`<p class="${names}">a</p>`).split("\n");

it("writes the declaration of a word, and nothing for a name of the look's own", () => {
  expect(rulesOf("soft brand size-large")).toEqual(['[class~="soft"]{color:var(--soft)}']);
});

it.each([
  ["padding-13-24", "padding:13px 24px"],
  ["margin-0--4-auto", "margin:0 -4px auto"],
  ["columns-86-1fr", "grid-template-columns:86px 1fr"],
  ["padding-top-8", "padding-top:8px"],
  ["leading-1.3", "line-height:1.3"],
  ["on-plum-soft", "background:var(--plum-soft)"],
  ["in-#fde9e2", "color:#fde9e2"],
  ["border-1.5-sea", "border:1.5px solid var(--sea)"],
  ["line-top-0", "border-top:0"],
])("reads %s as %s", (name, declaration) => {
  expect(rulesOf(name)).toEqual([`[class~="${name}"]{${declaration}}`]);
});

it("orders rules by the tables, so that the order of the names in the markup does not matter", () => {
  expect(rulesOf("padding-top-4 padding-8 baseline row")).toEqual(rulesOf("row baseline padding-8 padding-top-4"));
  expect(rulesOf("padding-top-4 padding-8").at(-1)).toContain("padding-top");
});

import { sampleOf } from "./sample";

const listed = `Listing tests:
  links.spec.ts:28:5 › no link of the site is dead
  pages.spec.ts:14:9 › every page is whole (de: from /)
  pages.spec.ts:14:9 › every page is whole (en: from /)
  menus.spec.ts:48:9 › JavaScript on › a menu opens by mouse
  menus.spec.ts:48:9 › JavaScript off › a menu opens by mouse
  menus.spec.ts:48:9 › JavaScript on › a menu opens by keyboard
  old-browsers/menus.spec.ts:48:9 › in Safari › a menu opens by mouse
Total: 7 tests in 4 files
`;

it("every test once, with another one of its parameters each time, but what has a job of its own", () => {
  expect(sampleOf(listed)).toEqual([
    "links.spec.ts:28:5 › no link of the site is dead",
    "pages.spec.ts:14:9 › every page is whole (en: from /)",
    "menus.spec.ts:48:9 › JavaScript on › a menu opens by keyboard",
  ]);
});

it("a visit in one of the engines, another one each time", () => {
  const visits = ["a link leads on", "a menu opens"].flatMap((name, line) =>
    ["firefox", "webkit"].map((engine) => `  [${engine}] › menus.visit.ts:${line}:1 › ${name} @core`),
  );
  expect(sampleOf(visits.join("\n"))).toEqual([
    "[firefox] › menus.visit.ts:0:1 › a link leads on @core",
    "[webkit] › menus.visit.ts:1:1 › a menu opens @core",
  ]);
});

it("nothing of what is no test", () => {
  expect(sampleOf("Listing tests:\nTotal: 0 tests in 0 files\n")).toEqual([]);
});

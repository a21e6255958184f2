import { sampleOf } from "./sample";

const listed = `Listing tests:
  links.spec.ts:28:5 › no link of the site is dead
  pages.spec.ts:14:9 › every page is whole (de: from /)
  pages.spec.ts:14:9 › every page is whole (en: from /)
  old-browsers/menus.spec.ts:48:9 › JavaScript on › a menu opens by mouse
  old-browsers/menus.spec.ts:48:9 › JavaScript off › a menu opens by mouse
  old-browsers/menus.spec.ts:48:9 › JavaScript on › a menu opens by keyboard
Total: 6 tests in 3 files
`;

it("every test once, with another one of its parameters each time", () => {
  expect(sampleOf(listed)).toEqual([
    "links.spec.ts:28:5 › no link of the site is dead",
    "pages.spec.ts:14:9 › every page is whole (en: from /)",
    "old-browsers/menus.spec.ts:48:9 › JavaScript on › a menu opens by keyboard",
  ]);
});

it("nothing of what is no test", () => {
  expect(sampleOf("Listing tests:\nTotal: 0 tests in 0 files\n")).toEqual([]);
});

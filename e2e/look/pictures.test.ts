import { statSync } from "node:fs";
import { ALL, CORE, nameOf, picturesOf } from "./pictures";
import { fileOf, referenceNames } from "./references";

test("each picture of the core has its reference, and each reference its picture", () => {
  const references = referenceNames();
  expect(references).toEqual(expect.arrayContaining(CORE.map(nameOf)));
  expect(ALL.map(nameOf)).toEqual(expect.arrayContaining(references));
});

test("all references together are smaller than 4 MB", () => {
  const sizes = referenceNames().map((name) => statSync(fileOf(name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});

test("no two pictures have one name", () => {
  expect(new Set(ALL.map(nameOf)).size).toBe(ALL.length);
});

test("pictures are chosen by the names of their pages", () => {
  expect(picturesOf(ALL, ["fair", "past-fair"])).toHaveLength(16);
  expect(picturesOf(ALL, [])).toBe(ALL);
  expect(() => picturesOf(CORE, ["fairr"])).toThrow(/No page is named "fairr"\. There are: .*past-fair/u);
});

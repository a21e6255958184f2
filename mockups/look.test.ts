import { readFileSync } from "node:fs";
import { temporaryFolder } from "../test/temporary-folder";
import { lookOf } from "./look";

const folder = temporaryFolder();
afterAll(() => folder.remove());

it("puts what is alike in all looks first, then look.css, then its parts in the order of their names", () => {
  folder.write("look.css", "p { margin: 0 }");
  folder.write("look/foot.css", "p { margin: 2px }");
  folder.write("look/bar.css", "p { margin: 1px }");
  const base = readFileSync("mockups/screens/base.css", "utf8");
  expect(lookOf(folder.path)).toBe(`${base}\np { margin: 0 }\np { margin: 1px }\np { margin: 2px }`);
});

it("says where the look is not there", () => {
  expect(() => lookOf(`${folder.path}/nowhere`)).toThrow("look.css");
});

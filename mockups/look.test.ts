import { readFileSync } from "node:fs";
import { temporaryFolder } from "../test/temporary-folder";
import { lookOf } from "./look";

const folder = temporaryFolder();
afterAll(() => folder.remove());

it("puts what is alike in all looks first, then look.css, then its parts in the order of their names, then utilities", () => {
  folder.write("look.css", "p { margin: 0 }");
  folder.write("look/foot.css", "p { margin: 2px }");
  folder.write("look/bar.css", "p { margin: 1px }");
  const [base, text] = ["base", "utilities/text"].map((name) => readFileSync(`mockups/screens/${name}.css`, "utf8"));
  const look = lookOf(folder.path);
  expect(look.startsWith(`${base}\np { margin: 0 }\np { margin: 1px }\np { margin: 2px }\n`)).toBe(true);
  expect(look.endsWith(text!)).toBe(true);
});

it("says where the look is not there", () => {
  expect(() => lookOf(`${folder.path}/nowhere`)).toThrow("look.css");
});

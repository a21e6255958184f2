import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { lookOf } from "./look";

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
  folder.write("look.css", '/* Paper. */\n@import "./look/base.css";\n@import "./look/bar.css";\n');
  folder.write("look/base.css", "p { margin: 0 }\n");
  folder.write("look/bar.css", "p { margin: 1px }\n");
});
afterEach(() => folder.remove());

it("puts the parts in the order in which look.css imports them", () => {
  expect(lookOf(folder.path)).toBe("/* Paper. */\np { margin: 0 }\n\np { margin: 1px }\n\n");
});

it("says which part nobody imports", () => {
  folder.write("look/foot.css", "p { margin: 2px }");
  expect(() => lookOf(folder.path)).toThrow("look.css - does not import look/foot.css - name it");
});

it("says which part, or that the whole look is not there", () => {
  folder.write("look.css", ["base", "bar", "foot"].map((name) => `@import "./look/${name}.css";`).join("\n"));
  expect(() => lookOf(folder.path)).toThrow("look/foot.css, which is not there - mend the name");
  expect(() => lookOf(`${folder.path}/nowhere`)).toThrow("look.css - is missing - put the look of the screens there");
});

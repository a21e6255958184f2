import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { digestOfClassNames, shortClassNames } from "./class-names";

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const nameIn = (file: string, name: string) => shortClassNames(folder.path)(`${folder.path}/${file}`, name);

it("names classes in the order of files and of classes, each once", () => {
  folder.write("b/b.module.css", ".three { } .four:hover .three { }");
  folder.write("a.module.css", "@media print { .one, .two.one { } } :global(.lead) .two { }");
  folder.write("plain.css", ".not-a-module { }");
  expect(nameIn("a.module.css", "one")).toBe("aA");
  expect(nameIn("a.module.css", "two")).toBe("aB");
  expect(nameIn("b/b.module.css", "three")).toBe("aD");
  expect(nameIn("b/b.module.css", "four")).toBe("aE");
});

it("gives every class a name of its own, however many there are", () => {
  const classes = Array.from({ length: 1200 }, (_, index) => `c${index}`);
  folder.write("many.module.css", classes.map((name) => `.${name} { }`).join("\n"));
  const names = shortClassNames(folder.path);
  const given = classes.map((name) => names(`${folder.path}/many.module.css`, name));
  expect(new Set(given).size).toBe(classes.length);
  expect(given.at(-1)).toBe("ahL");
  expect(given.every((name) => /^[a-z]+[A-Z0-9]$/u.test(name))).toBe(true);
});

it("speaks of a class that has come since", () => {
  expect(nameIn("a/new.module.css", "later")).toBe("new-later");
});

it("tells by a digest whether names are still the same: not what a class looks like, but that it is there", () => {
  folder.write("a.module.css", ".one { color: red }");
  const before = digestOfClassNames(folder.path);
  folder.write("a.module.css", ".one { color: green }");
  expect(digestOfClassNames(folder.path)).toBe(before);
  folder.write("a.module.css", ".zero { } .one { }");
  expect(digestOfClassNames(folder.path)).not.toBe(before);
});

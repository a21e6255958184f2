import { readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { CODE, CONFIGURATION, CONTENT, digestOf } from "./build-inputs.cjs";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";

it("a build is made of every file of the project's root that Gatsby or its tools read, and each is there", () => {
  const ofGatsby = /^(?:gatsby-.+|babel\..+|tsconfig\.json|package.*\.json)$/u;
  expect(readdirSync(".").filter((name) => ofGatsby.test(name))).toEqual([...CONFIGURATION].sort());
  for (const input of [...CODE, ...CONTENT]) expect(digestOf([input])).toMatch(/./u);
});

it.each<[what: string, change: (folder: TemporaryFolder) => void, isAnother: boolean]>([
  ["a word has changed", (folder) => folder.write("src/deep/b.css", "c"), true],
  ["a file has come", (folder) => folder.write("src/c.ts", ""), true],
  [
    "a file has another name",
    (folder) => renameSync(path.join(folder.path, "src/a.ts"), path.join(folder.path, "src/d.ts")),
    true,
  ],
  ["only a test has changed", (folder) => folder.write("src/a.test.ts", "new"), false],
])("where %s the digest is another one, or not", (_what, change, isAnother) => {
  const folder = temporaryFolder();
  folder.write("src/a.ts", "a");
  folder.write("src/deep/b.css", "b");
  const before = digestOf([folder.path]);
  change(folder);
  expect(digestOf([folder.path]) !== before).toBe(isAnother);
  folder.remove();
});

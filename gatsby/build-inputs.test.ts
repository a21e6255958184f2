import { readdirSync } from "node:fs";
import { CODE, CONFIGURATION, CONTENT, digestOf } from "./build-inputs.cjs";
import { temporaryFolder } from "../test/temporary-folder";

it("CONFIGURATION lists every file of the root that Gatsby or its tools read, and every input exists", () => {
  const isRead = /^(?:gatsby-.+|babel\..+|tsconfig\.json|package.*\.json)$/u;
  expect(readdirSync(".").filter((name) => isRead.test(name))).toEqual([...CONFIGURATION].sort());
  for (const input of [...CODE, ...CONTENT]) expect(digestOf([input])).toMatch(/./u);
});

it("digestOf changes with every file below its inputs but tests", () => {
  const folder = temporaryFolder();
  const digestWith = (file: string, text: string) => {
    folder.write(file, text);
    return digestOf([folder.path]);
  };
  const first = digestWith("src/a.ts", "a");
  expect(digestWith("src/a.test.ts", "new")).toBe(first);
  expect(digestWith("src/deep/b.css", "b")).not.toBe(first);
  folder.remove();
});

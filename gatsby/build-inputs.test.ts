import { readdirSync } from "node:fs";
import { CODE_INPUTS, CONFIGURATION_INPUTS, CONTENT_INPUTS, digestInputs } from "./build-inputs.cjs";
import { temporaryFolder } from "../test/temporary-folder";

it("CONFIGURATION_INPUTS lists every file of the root that Gatsby or its tools read, and every input exists", () => {
  const isRead = /^(?:gatsby-.+|babel\..+|tsconfig\.json|package.*\.json)$/u;
  expect(readdirSync(".").filter((name) => isRead.test(name))).toEqual([...CONFIGURATION_INPUTS].sort());
  for (const input of [...CODE_INPUTS, ...CONTENT_INPUTS]) expect(digestInputs([input])).not.toBe(digestInputs([]));
});

it("digestInputs changes with every file below its inputs but tests", () => {
  const folder = temporaryFolder();
  const digestWith = (file: string, text: string) => {
    folder.write(file, text);
    return digestInputs([folder.path]);
  };
  const first = digestWith("src/a.ts", "a");
  expect(digestWith("src/a.test.ts", "new")).toBe(first);
  expect(digestWith("src/deep/b.css", "b")).not.toBe(first);
  folder.remove();
});

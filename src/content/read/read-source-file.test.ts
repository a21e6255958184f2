import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../test/temporary-folder";
import { readSourceFile } from "./read-source-file";

const folder = temporaryFolder();
afterAll(() => folder.remove());

it("a file that is not UTF-8 is reported, without data and text", () => {
  const file = path.join(folder.path, "index.de.md");
  writeFileSync(file, "---\ntitle: Züge\n---\n", "latin1");
  const read = readSourceFile(file, "content/pages/index.de.md");
  expect(read).toMatchObject({
    data: undefined,
    text: "",
    problems: [{ line: 1, column: 1, problem: "is not UTF-8" }],
  });
});

import { cpSync } from "node:fs";
import path from "node:path";
import { loadContent } from "../../../src/content/load";
import { formatProblem } from "../../../src/content/problem";
import { model } from "../../../src/model/model";
import { type TemporaryFolder, temporaryFolder } from "../../../test/temporary-folder";
import { VARIANTS } from "./variants";

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

// Of all that `npm run check:takeover` asks of them the quickest part.
it.each(VARIANTS.filter(({ name }) => /firm/u.test(name)))("the content check finds nothing in $name", ({ change }) => {
  cpSync("starter/content", path.join(folder.path, "content"), { recursive: true });
  cpSync("starter", path.join(folder.path, "starter"), { recursive: true });
  change(folder.path);
  const { entries, problems } = loadContent(folder.path, "2026-11-23", model);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(entries.length).toBeGreaterThan(20);
});

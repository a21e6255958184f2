import { cpSync } from "node:fs";
import path from "node:path";
import { loadContent } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { temporaryFolder } from "../../test/temporary-folder";
import { articleFolder, writeArticle } from "./generated-articles";

it("the content check finds nothing wrong with generated articles, however many, and each is the same each time", () => {
  const folder = temporaryFolder();
  cpSync("test/fixture/content", path.join(folder.path, "content"), { recursive: true });
  const numbers = [...Array.from({ length: 50 }, (_, index) => index + 1), 634, 3099, 4851, 5000];
  for (const number of numbers) writeArticle(folder.path, number);
  const file = `${articleFolder(7)}/index.de.md`;
  const first = folder.read(file);
  writeArticle(folder.path, 7);
  expect(folder.read(file)).toBe(first);
  const { entries, problems } = loadContent(folder.path, "2026-11-21", model);
  folder.remove();
  expect(problems.map(formatProblem)).toEqual([]);
  expect(entries.filter(({ route }) => route.startsWith("/news/generated-"))).toHaveLength(2 * numbers.length);
});

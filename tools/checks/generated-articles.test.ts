import { cpSync } from "node:fs";
import path from "node:path";
import { loadContent } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { articleFolder, writeArticle } from "./generated-articles";

const DAY = "2026-11-21";
let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const read = (number: number, language: string) => folder.read(`${articleFolder(number)}/index.${language}.md`);

describe("writeArticle", () => {
  it("writes what the content check finds nothing wrong with, however many of them", () => {
    cpSync("test/fixture/content", path.join(folder.path, "content"), { recursive: true });
    for (let number = 1; number <= 50; number += 1) writeArticle(folder.path, number);
    for (const number of [634, 3099, 4851, 5000]) writeArticle(folder.path, number);
    const { entries, problems } = loadContent(folder.path, DAY, model);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(entries.filter(({ route }) => route.startsWith("/news/generated-"))).toHaveLength(2 * 54);
  });

  it("writes the same each time", () => {
    writeArticle(folder.path, 7);
    const first = read(7, "de");
    writeArticle(folder.path, 7);
    expect(read(7, "de")).toBe(first);
  });
});

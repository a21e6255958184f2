import { cpSync, writeFileSync } from "node:fs";
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
    for (let number = 1; number <= 50; number += 1) writeArticle(folder.path, number, "cover.svg");
    for (let number = 1; number <= 50; number += 1) {
      const cover = path.join(folder.path, articleFolder(number), "cover.svg");
      writeFileSync(cover, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>');
    }
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

  it("gives an article a picture only where there is one", () => {
    writeArticle(folder.path, 1);
    expect(read(1, "en")).not.toContain("picture:");
    writeArticle(folder.path, 1, "../generated-00002/cover.jpg");
    expect(read(1, "en")).toContain(
      'picture: { file: "../generated-00002/cover.jpg", alt: "Coloured areas and circles" }',
    );
  });
});

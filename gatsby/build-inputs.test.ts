import { readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { CODE, CONFIGURATION, CONTENT, digestOf } from "./build-inputs.cjs";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";

describe("what a build is made of", () => {
  it("holds every file of the project's root that Gatsby or its tools read", () => {
    const read = readdirSync(".").filter((name) =>
      /^(?:gatsby-.+|babel\..+|tsconfig\.json|package.*\.json)$/u.test(name),
    );
    expect(read.sort()).toEqual([...CONFIGURATION].sort());
  });

  it("is there, whole", () => {
    expect([...CODE, ...CONTENT].map((input) => digestOf([input]))).toHaveLength(CODE.length + CONTENT.length);
  });

  it("names the cache of the workflow that publishes", () => {
    const workflow = readFileSync(".github/workflows/publish.yml", "utf8");
    const patterns = [...workflow.matchAll(/hashFiles\(([^)]*)\)/gu)].map(([, list = ""]) =>
      [...list.matchAll(/'([^']+)'/gu)].map(([, pattern = ""]) => pattern),
    );
    expect(patterns.length).toBeGreaterThan(0);
    for (const names of patterns)
      expect(CONFIGURATION.filter((file) => !names.some((name) => fits(file, name)))).toEqual([]);
  });
});

const fits = (file: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`, "u").test(file);

describe("a digest", () => {
  let folder: TemporaryFolder;
  const digest = () => digestOf([folder.path]);
  beforeEach(() => {
    folder = temporaryFolder();
    folder.write("src/a.ts", "a");
    folder.write("src/deep/b.css", "b");
  });
  afterEach(() => folder.remove());

  it.each([
    ["a word has changed", () => folder.write("src/deep/b.css", "c")],
    ["a file has come", () => folder.write("src/c.ts", "")],
    [
      "a file has another name",
      () => renameSync(path.join(folder.path, "src/a.ts"), path.join(folder.path, "src/d.ts")),
    ],
  ])("is another one where %s", (_what, change) => {
    const before = digest();
    change();
    expect(digest()).not.toBe(before);
  });

  it("is the same where only a test has changed", () => {
    const before = digest();
    folder.write("src/a.test.ts", "new");
    expect(digest()).toBe(before);
  });
});

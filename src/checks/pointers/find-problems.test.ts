import { pointerProblems } from "./find-problems";

const NAMED = {
  files: ["README.md", "docs/guide.md", "src/a/first.ts", "src/a/first.test.tsx", "src/b/style.css", "bin/run.mjs"],
  scripts: ["check", "check:all"],
};
const problems = (text: string, file = "src/a/first.ts") => pointerProblems(file, text, NAMED);

describe("a comment may name", () => {
  it.each([
    ["a file", "src/a/first.ts"],
    ["a folder", "src/a, src/b/"],
    ["a file by the end of its path", "first.ts (a/first.ts, style.css)."],
    ["files by a pattern", "src/*/first.ts src/**/*.css src/{a,b}/* *.test.tsx"],
    ["files by what stands for their names", "src/<room>/first.ts and first.test.ts(x)"],
    ["a command", "npm run check:all"],
    ["what lies elsewhere", "https://example.org/src/none.ts, /usr/bin/none, @scope/docs/none.md, gatsby/none.js"],
    ["pages that an editor may write", "content/pages/none/index.de.md"],
  ])("%s", (_, text) => {
    expect(problems(`const a = 1; // ${text}`)).toEqual([]);
  });
});

describe("a comment is told of", () => {
  it.each([
    ["a file that is elsewhere", "src/b/first.ts", "src/b/first.ts - is no file here - did you mean src/a/first.ts?"],
    ["a folder that is none", "src/c/", "src/c/ - is no file here - name what there is, or nothing"],
    ["a name that is almost one", "(frist.ts)", "frist.ts - is no file here - did you mean first.ts?"],
    ["a pattern that nothing fits", "src/*.css", "src/*.css - is no file here - name what there is, or nothing"],
    ["a command that is none", "npm run chek", "chek - is no script of package.json - did you mean check?"],
  ])("%s", (_, text, problem) => {
    expect(problems(`/* ${text} */`)).toEqual([expect.stringContaining(` ${problem}`)]);
  });

  it("at its line and column", () => {
    expect(problems("const a = 1;\n// see none.ts\n")).toEqual([
      expect.stringMatching(/^src\/a\/first\.ts:2:8 none\.ts /u),
    ]);
  });
});

describe("what speaks", () => {
  it("is the comments of a script, in its markup too, and no code", () => {
    const script = 'const a = "none.ts"; // none.mjs\nconst b = <p>// none.css {/* none.tsx */}</p>;';
    expect(problems(script, "src/a/first.test.tsx")).toHaveLength(2);
  });

  it("is the comments of a style sheet", () => {
    expect(problems("/* none.ts */ a { b: url(none.css) }", "src/b/style.css")).toHaveLength(1);
  });

  it("is all of a document, where a link begins at its folder", () => {
    expect(problems("[a](../README.md) [b](./guide.md) `none.ts`", "docs/guide.md")).toHaveLength(1);
    expect(problems("[a](../none.md)", "docs/guide.md")).toEqual([
      expect.stringContaining("docs/guide.md:1:5 none.md"),
    ]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import type { Compiler } from "webpack";
import { shortenProperties, shortProperties } from "./property-names";

describe("the names of custom properties", () => {
  it("are letters, the first of them for the most frequent ones", () => {
    const css = ":root{--wide:1px;--dark:2px}p{top:var(--wide);left:var(--wide, var(--dark))}h2{top:var(--wide)}";
    expect(shortProperties(css)(css)).toBe(
      ":root{--a:1px;--b:2px}p{top:var(--a);left:var(--a, var(--b))}h2{top:var(--a)}",
    );
  });

  it("are the same in every file, and in whatever order the files come", () => {
    const [one, two] = [":root{--line:1px;--ground:red}", "p{border:var(--line) solid var(--ground)}"];
    const [forth, back] = [shortProperties(one + two), shortProperties(two + one)];
    expect([forth(one), forth(two)]).toEqual([back(one), back(two)]);
    expect(forth(two)).toBe("p{border:var(--b) solid var(--a)}");
  });

  it("are never two properties', though one is short already and there are more of them than letters", () => {
    const names = [...Array.from({ length: 200 }, (_, index) => `--step-${index}`), "--a", "--b", "--zz"];
    const css = names.map((name) => `${name}:0`).join(";");
    const given = shortProperties(css)(css).split(";");
    expect(new Set(given).size).toBe(names.length);
    expect(given.every((one) => /^--[a-z]{1,2}:0$/iu.test(one))).toBe(true);
  });

  it("are not the ends of other names", () => {
    const css = ".sec--last{--last:0}.sec--last::after{content:url(map--last.svg);top:var(--last)}";
    expect(shortProperties(css)(css)).toBe(
      ".sec--last{--a:0}.sec--last::after{content:url(map--last.svg);top:var(--a)}",
    );
  });

  it("are given to all styles of a build at once, and to nothing else", () => {
    const assets: Record<string, string> = {
      "a.css": ":root{--long:0}",
      "b.css": "p{top:var(--long)}",
      "c.js": "--long",
    };
    shortenProperties.apply(compilerOf(assets));
    expect(assets).toEqual({ "a.css": ":root{--a:0}", "b.css": "p{top:var(--a)}", "c.js": "--long" });
  });

  it("are known to styles alone: no script of a page names one", () => {
    const scripts = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
      (file) =>
        /\.tsx?$/u.test(file) &&
        !/\.test\.|catalogue\/|^(?:build|checks|content|editor|new-page|screens|styles|testing|translations)\//u.test(
          file,
        ),
    );
    expect(scripts.length).toBeGreaterThan(200);
    const naming = scripts.filter((file) => /var\(--|["'`]--[a-z]/u.test(readFileSync(`src/${file}`, "utf8")));
    expect(naming).toEqual([]);
  });
});

/** As much of webpack as the plugin asks. @param assets files of the build by name, which it changes */
function compilerOf(assets: Record<string, string>): Compiler {
  const compilation = {
    hooks: { processAssets: { tap: (_when: object, run: () => void) => run() } },
    getAssets: () => Object.entries(assets).map(([name, text]) => ({ name, source: { source: () => text } })),
    updateAsset: (name: string, { text }: { text: string }) => (assets[name] = text),
  };
  class RawSource {
    constructor(readonly text: string) {}
  }
  return {
    hooks: { compilation: { tap: (_name: string, run: (one: object) => void) => run(compilation) } },
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE: 100 }, sources: { RawSource } },
  } as unknown as Compiler;
}

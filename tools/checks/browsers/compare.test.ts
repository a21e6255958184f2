import { builtProblems, sourceProblems } from "./compare";
import type { Exception } from "./exception";
import type { Finding } from "./use";

const found = (file: string, feature = "css.selectors.has"): Finding => ({
  file,
  feature,
  lacking: ["Firefox 115", "Safari 16.4"],
  line: 12,
  column: 3,
});

const except = (places: readonly string[], ...features: readonly string[]): Exception => ({
  features: features.length > 0 ? features : ["css.selectors.has"],
  places,
  fallback: "Nothing moves.",
});

describe("source files", () => {
  it("a use that is not listed is reported: where, what, and who lacks it", () => {
    const [problem, ...others] = sourceProblems([found("src/a.css")], []);
    expect(problem).toMatch(/^src\/a\.css:12:3 css\.selectors\.has - is unknown to Firefox 115, Safari 16\.4 - /u);
    expect(others).toEqual([]);
  });

  it.each(["src/a.css", "src/*", "everywhere"])("a use that is listed for %s passes", (place) => {
    expect(sourceProblems([found("src/a.css")], [except([place])])).toEqual([]);
  });

  it("what is listed for another file, or for another feature, is reported all the same", () => {
    const list = [except(["src/b.css"]), except(["src/a.css"], "css.selectors.marker")];
    const findings = [found("src/b.css"), found("src/a.css", "css.selectors.marker")];
    expect(sourceProblems([...findings, found("src/a.css")], list)).toEqual([
      expect.stringContaining("src/a.css:12:3"),
    ]);
  });

  it("an exception that occurs no more is reported, in each of its places", () => {
    const list = [except(["src/a.css", "src/b.css"]), except(["everywhere"], "css.selectors.marker")];
    expect(sourceProblems([found("src/a.css")], list)).toEqual([
      "tools/checks/browsers/exceptions.ts css.selectors.has - occurs no more in src/b.css - remove it from the list",
      "tools/checks/browsers/exceptions.ts css.selectors.marker - occurs no more in everywhere - remove it from the list",
    ]);
  });

  it("what packages bring into the built files is no matter of theirs", () => {
    expect(sourceProblems([], [except(["public/app-*"])])).toEqual([]);
  });
});

describe("built files", () => {
  it("may have what a source file may, and what is listed for them", () => {
    const list = [except(["src/a.css"]), except(["public/app-*"], "api.Window.navigation")];
    const findings = [found("public/app.1.css"), found("public/app-2.js", "api.Window.navigation")];
    expect(builtProblems(findings, list)).toEqual([]);
  });

  it("report the first of many uses, and what occurs no more", () => {
    const list = [except(["public/app-*"], "api.Window.navigation")];
    expect(builtProblems([found("public/a.html"), found("public/b.html")], list)).toEqual([
      expect.stringMatching(/^public\/a\.html:12:3 css\.selectors\.has - is unknown to /u),
      expect.stringContaining("api.Window.navigation - occurs no more in public/app-*"),
    ]);
  });
});

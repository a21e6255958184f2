import { parse } from "yaml";
import { contentFolder, pageFiles } from "../../test/content-folder";
import { addressesOf, type Kind, kindOf, KINDS } from "../../src/model/kinds";
import { asKind, asRoute } from "./address";
import { problemsOf, writeNewPage } from "./new-page";

const TODAY = "2026-11-20";
const ALL = Object.keys(KINDS) as Kind[];
const folder = contentFolder();

/** @returns an address of the kind that nothing stands at: the first that is written for it, or any */
function addressOf(kind: Kind): string {
  const route = /^\/[^ ,]*/u.exec(addressesOf(kind))?.[0] ?? "/anything/";
  return route.replace("<name>", "new-page");
}

describe.each(ALL)("a new page of the kind %s", (kind) => {
  const route = addressOf(kind);

  it("stands at an address of its kind", () => {
    expect(kindOf(route)).toBe(kind);
  });

  it("is a draft in both languages that the check reads, and asks for what is empty in it, and for nothing else", () => {
    const { de, en } = pageFiles(route);
    for (const file of [de, en]) folder.remove(file);
    expect(writeNewPage(folder.root, { kind, route }, TODAY)).toEqual([de, en]);
    for (const file of [de, en]) {
      const [, front = ""] = folder.read(file).split(/^---$/mu);
      const data = parse(front) as Record<string, unknown>;
      expect(data["draft"]).toBe(true);
      // The site needs its home page and its notices, and says so of a draft.
      const problems = problemsOf(folder.root, [file], TODAY).filter(({ field }) => field !== "page");
      expect(problems.filter(({ problem }) => !problem.startsWith("is empty"))).toEqual([]);
      expect(problems.map(({ field }) => field)).toEqual(emptyFields(data));
    }
  });
});

/** @returns the paths of what has no value, as the check names them, in the file's order */
function emptyFields(data: unknown, path = ""): string[] {
  if (data === null) return [path];
  if (Array.isArray(data)) return data.flatMap((item, index) => emptyFields(item, `${path}[${index + 1}]`));
  if (typeof data !== "object") return [];
  return Object.entries(data as object).flatMap(([key, item]) => emptyFields(item, path ? `${path}.${key}` : key));
}

it("says what belongs in each field, beside what needs not be there", () => {
  const [de = "", en = ""] = writeNewPage(folder.root, { kind: "article", route: "/news/new-train/" }, TODAY);
  const text = folder.read(en);
  expect(text).toContain("# the page's heading (2 to 90 characters, one line)\ntitle:\n");
  expect(text).toContain("\n# short: the page's name in menus");
  expect(text).toContain(`\ndate: ${TODAY}\n`);
  expect(folder.read(de)).toContain("# die Überschrift der Seite (2 bis 90 Zeichen, eine Zeile)\ntitle:\n");
});

it.each([
  ["article", "/news/first-train/", "/news/first-train/ exists: content/pages/news/first-train/index.de.md"],
  ["article", "/news/First-Train/", "/news/First-Train/ exists: content/pages/news/first-train/index.de.md"],
  ["article", "/services/x/", "/services/x/ is the address of the kind service - article stands at /news/<name>/"],
  ["page", "/de/über/", "/de/über/ can't be an address - write ASCII letters, digits and hyphens between slashes"],
  ["page", "/../x/", "/../x/ can't be an address - write ASCII letters, digits and hyphens between slashes"],
  ["page", "/en/x/", "/en/x/ begins with a language - leave it out, each page has its file per language"],
  ["page", "/catalogue/", "/catalogue/ is where npm run develop has pages of its own"],
  ["page", "/copy/", "/none/ is no page here, so it can't be copied", "/none/"],
  ["page", "/old/", "/old/ is redirected in content/site/redirects.yml - remove the redirect first"],
] as const)("refuses %s at %s, and writes nothing", (kind, route, sentence, from = undefined) => {
  folder.write("content/site/redirects.yml", "- from: /old/\n  to: /contact/\n");
  const before = folder.load(TODAY).problems.length;
  expect(() => writeNewPage(folder.root, { kind, route, ...(from && { from }) }, TODAY)).toThrow(sentence);
  expect(folder.load(TODAY).problems).toHaveLength(before);
});

it("names the kind that was meant", () => {
  expect(() => asKind("artcle")).toThrow('"artcle" is no kind of page - did you mean "article"?');
  expect(asRoute("news/x")).toBe("/news/x/");
});

describe("a copy", () => {
  it("has the words, facts and pictures of its source, is a draft, and has to be named anew", () => {
    const source = pageFiles("/services/rail-advice/");
    folder.write("content/pages/services/rail-advice/cover.svg", "<svg/>");
    const wish = { kind: "service", route: "/services/copy/", from: "/services/rail-advice/" } as const;
    const files = writeNewPage(folder.root, wish, TODAY);
    expect(folder.read("content/pages/services/copy/cover.svg")).toBe("<svg/>");
    expect(folder.read(files[0] ?? "").replace("draft: true\n", "")).toBe(folder.read(source.de));
    expect(new Set(problemsOf(folder.root, files, TODAY).map(({ field }) => field))).toEqual(
      new Set(["title", "headTitle", "description"]),
    );
  });

  it("has the next code of its line", () => {
    folder.change("content/pages/news/first-train/index.de.md", "title:", "code: A7\ntitle:");
    folder.addPage("/products/other/", "Another one", "code: A8");
    const from = "/news/first-train/";
    const [de = ""] = writeNewPage(folder.root, { kind: "article", route: "/news/copy/", from }, TODAY);
    expect(folder.read(de)).toContain("code: A9\n");
  });
});

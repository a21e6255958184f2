import { parse } from "yaml";
import { contentFolder, pageFiles } from "../../test/content-folder";
import { describeRoutes, type Kind, kindOf, KIND_SCHEMAS } from "../../src/model/kinds";
import { parseKind, normalizeRoute } from "./route-checks";
import { listNewPageProblems, writeNewPage } from "./new-page";

const TODAY = "2026-11-20";
const ALL_KINDS = Object.keys(KIND_SCHEMAS) as Kind[];
const folder = contentFolder();

/** Returns a free route of a kind. */
function freeRoute(kind: Kind): string {
  const route = /^\/[^ ,]*/u.exec(describeRoutes(kind))?.[0] ?? "/anything/";
  return route.replace("<name>", "new-page");
}

it.each(ALL_KINDS)(
  "writeNewPage writes a draft of the kind %s in both languages, which only lacks its empty fields",
  (kind) => {
    const route = freeRoute(kind);
    expect(kindOf(route)).toBe(kind);
    const { de, en } = pageFiles(route);
    for (const file of [de, en]) folder.remove(file);
    expect(writeNewPage(folder.root, { kind, route }, TODAY)).toEqual([de, en]);
    for (const file of [de, en]) {
      const [, front = ""] = folder.read(file).split(/^---$/mu);
      const data = parse(front) as Record<string, unknown>;
      expect(data["draft"]).toBe(true);
      // A draft of the home page or a notice is a problem of the site.
      const problems = listNewPageProblems(folder.root, [file], TODAY).filter(({ field }) => field !== "page");
      expect(problems.filter(({ problem }) => !problem.startsWith("is empty"))).toEqual([]);
      expect(problems.map(({ field }) => field)).toEqual(emptyFields(data));
    }
  },
);

/** Lists the paths of empty fields in the file's order, written as by the content check. */
function emptyFields(data: unknown, path = ""): string[] {
  if (data === null) return [path];
  if (Array.isArray(data)) return data.flatMap((item, index) => emptyFields(item, `${path}[${index + 1}]`));
  if (typeof data !== "object") return [];
  return Object.entries(data as object).flatMap(([key, item]) => emptyFields(item, path ? `${path}.${key}` : key));
}

it("writeNewPage describes required and optional fields in the page's language", () => {
  const [de = "", en = ""] = writeNewPage(folder.root, { kind: "article", route: "/news/new-train/" }, TODAY);
  const text = folder.read(en);
  expect(text).toContain("# the page's heading (2 to 90 characters, one line)\ntitle:\n");
  expect(text).toContain("\n# short: the page's name in menus");
  expect(text).toContain(`\ndate: ${TODAY}\n`);
  expect(folder.read(de)).toContain("# die Überschrift der Seite (2 bis 90 Zeichen, eine Zeile)\ntitle:\n");
});

it.each([
  ["article", "/news/first-train/", "/news/first-train/ - exists in content/pages/news/first-train/index.de.md"],
  ["article", "/news/First-Train/", "/news/First-Train/ - exists in content/pages/news/first-train/index.de.md"],
  ["article", "/services/x/", "/services/x/ - belongs to the kind service - pages of article are at /news/<name>/"],
  ["page", "/de/über/", "/de/über/ - is not a valid address - write ASCII letters, digits and hyphens"],
  ["page", "/../x/", "/../x/ - is not a valid address - write ASCII letters, digits and hyphens"],
  ["page", "/en/x/", "/en/x/ - begins with a language - leave it out"],
  ["page", "/catalogue/", "/catalogue/ - is reserved for npm run develop"],
  ["page", "/copy/", "/none/ - does not exist", "/none/"],
  ["page", "/old/", "/old/ - is redirected in content/site/redirects.yml - remove the redirect first"],
] as const)("writeNewPage rejects %s at %s before it writes", (kind, route, sentence, from = undefined) => {
  folder.write("content/site/redirects.yml", "- from: /old/\n  to: /contact/\n");
  const before = folder.load(TODAY).problems.length;
  expect(() => writeNewPage(folder.root, { kind, route, ...(from && { from }) }, TODAY)).toThrow(sentence);
  expect(folder.load(TODAY).problems).toHaveLength(before);
});

it("parseKind suggests a kind, and normalizeRoute adds slashes", () => {
  expect(() => parseKind("artcle")).toThrow('"artcle" - is not a kind of page - did you mean "article"?');
  expect(normalizeRoute("news/x")).toBe("/news/x/");
});

describe("writeNewPage with a page to copy", () => {
  it("writes a draft with the texts, facts and pictures of the page, and lacks unique titles and a description", () => {
    const source = pageFiles("/services/rail-advice/");
    folder.write("content/pages/services/rail-advice/cover.svg", "<svg/>");
    const wish = { kind: "service", route: "/services/copy/", from: "/services/rail-advice/" } as const;
    const files = writeNewPage(folder.root, wish, TODAY);
    expect(folder.read("content/pages/services/copy/cover.svg")).toBe("<svg/>");
    expect(folder.read(files[0] ?? "").replace("draft: true\n", "")).toBe(folder.read(source.de));
    expect(new Set(listNewPageProblems(folder.root, files, TODAY).map(({ field }) => field))).toEqual(
      new Set(["title", "headTitle", "description"]),
    );
  });

  it("writes the next free code of the line", () => {
    folder.change("content/pages/news/first-train/index.de.md", "title:", "code: A7\ntitle:");
    folder.addPage("/products/other/", "A product", "code: A8");
    const from = "/news/first-train/";
    const [de = ""] = writeNewPage(folder.root, { kind: "article", route: "/news/copy/", from }, TODAY);
    expect(folder.read(de)).toContain("code: A9\n");
  });
});

import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { Actions, Page } from "gatsby";
import { createCataloguePages } from "../create-pages";
import { loadFor } from "../load-site";
import { LANGUAGES } from "../../src/i18n/languages";
import { ALL_SECTIONS, typeOf } from "../../src/model/sections";
import { smallSite } from "../../test/small-site";
import { temporaryFolder } from "../../test/temporary-folder";
import { createPages } from "../create-pages";
import { exampleFiles } from "./examples";

/** Read once: it is the whole site, and the examples of every section beside it. */
const developed = developedWith("test/fixture/content");
const { catalogue } = developed;

/** @returns what `npm run develop` shows with another content in this site's place */
function developedWith(content: string) {
  const folder = temporaryFolder();
  try {
    cpSync(content, path.join(folder.path, "content"), { recursive: true });
    symlinkSync(path.resolve("src"), path.join(folder.path, "src"), "junction");
    return loadFor("development", folder.path);
  } finally {
    folder.remove();
  }
}

function created(run: (actions: Actions) => void): string[] {
  const paths: string[] = [];
  run({ createPage: ({ path }: Page) => paths.push(path) } as unknown as Actions);
  return paths;
}

describe("the catalogue", () => {
  it("has every section once, in both languages, each with an example that is beside it", () => {
    const folders = readdirSync("src/sections", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const types = folders.map(({ name }) => name).sort();
    expect(ALL_SECTIONS.map(typeOf).sort()).toEqual(types);
    for (const { sections } of catalogue) expect(sections.map(({ type }) => type)).toEqual(types);
    for (const { path } of exampleFiles()) expect([path, existsSync(path)]).toEqual([path, true]);
  });

  it("was read without a mistake, and shows each example as a page would", () => {
    expect(catalogue.map(({ language }) => language)).toEqual([...LANGUAGES]);
    for (const { language, sections } of catalogue) {
      for (const { type, view, source, file } of sections) {
        expect(view.content.sections?.map((section) => section.type)).toEqual([type]);
        const { routes = "" } = /routes: (?<routes>\[.*\])/u.exec(source)?.groups ?? {};
        expect(source).toBe(readFileSync(file, "utf8").replace(/(?<=routes: )\[.*\]/u, routes));
        expect(source).toMatch(new RegExp(`^sections:\n  - type: ${type}\n`, "u"));
        expect(view.language).toBe(language);
      }
    }
  });

  it("says of every section what it is, and of every field what belongs there", () => {
    for (const { about, fields } of catalogue[0]?.sections ?? []) {
      expect(about).not.toBe("");
      expect(fields.filter(({ sentence }) => sentence === "")).toEqual([]);
      expect(fields[0]?.name).toBe("type");
    }
  });

  it("looks up what an example shows of other pages", () => {
    const of = (type: string) => catalogue[0]?.sections.find((section) => section.type === type)?.view;
    expect(Object.keys(of("related")?.cards ?? {})).toContain("/products/freshms/");
    expect(of("projects")?.content.sections?.[0]).toHaveProperty("routes.length", 3);
    expect(of("listing")?.lists["services"]?.length).toBeGreaterThan(0);
    expect(of("site-map")?.siteMap?.length).toBeGreaterThan(0);
    expect(of("line-map")?.echo.parts["lines"]).toBe("Five lines");
  });
});

describe("with another firm's content", () => {
  it("there is a catalogue, and it shows that firm's pages", () => {
    const sections = developedWith("starter/content").catalogue[0]?.sections ?? [];
    const [projects, related] = ["projects", "related"].map((type) => sections.find((each) => each.type === type));
    expect(projects?.view.cards).toHaveProperty(["/case-study/harbour-office/"]);
    expect(projects?.source).toContain("routes: [/case-study/harbour-office/, /services/maintenance/]\n");
    expect(related?.source).toContain("[/services/maintenance/, /case-study/harbour-office/, /news/first-article/]");
  });
});

describe("outside of develop", () => {
  it("there is no catalogue", () => {
    const built = loadFor("production");
    const here = loadFor("development");
    expect(built.catalogue).toEqual([]);
    expect(loadFor(undefined).catalogue).toEqual([]);
    expect(here.site.pages.map(({ path }) => path)).toEqual(built.site.pages.map(({ path }) => path));
    expect(created((actions) => createCataloguePages({ actions }, built.catalogue))).toEqual([]);
  });

  it("no page of the site leads there, and no other hook creates it", () => {
    expect(created((actions) => createPages({ actions }, smallSite([])))).toEqual([]);
    expect(created((actions) => createCataloguePages({ actions }, catalogue))).toEqual([
      "/de/catalogue/",
      "/en/catalogue/",
    ]);
  });
});

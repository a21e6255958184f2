import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Actions, Page } from "gatsby";
import { createCataloguePages } from "../build/create-pages";
import { loadFor } from "../build/load-site";
import { LANGUAGES } from "../languages/languages";
import { ALL_SECTIONS, typeOf } from "../model/sections";
import { smallSite } from "../testing/small-site";
import { createPages } from "../build/create-pages";
import { exampleFiles } from "./examples";

/** Read once: it is the whole site, and the examples of every section beside it. */
const developed = loadFor("development");
const { catalogue } = developed;

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
        expect(source).toBe(readFileSync(file, "utf8"));
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
    expect(Object.keys(of("related")?.cards ?? {})).toContain("/products/fusion/");
    expect(of("listing")?.lists["solutions"]?.length).toBeGreaterThan(0);
    expect(of("site-map")?.siteMap?.length).toBeGreaterThan(0);
    expect(of("figures")?.echo.parts["figures"]).toBe("Figures, with where to check");
  });
});

describe("outside of develop", () => {
  it("there is no catalogue", () => {
    const built = loadFor("production");
    expect(built.catalogue).toEqual([]);
    expect(loadFor(undefined).catalogue).toEqual([]);
    expect(developed.site.pages.map(({ path }) => path)).toEqual(built.site.pages.map(({ path }) => path));
    expect(created((actions) => createCataloguePages({ actions }, built.catalogue))).toEqual([]);
  });

  it("no page of the site leads there, and no other hook creates it", () => {
    expect(created((actions) => createPages({ actions }, smallSite([])))).toEqual(["/"]);
    expect(created((actions) => createCataloguePages({ actions }, catalogue))).toEqual([
      "/de/catalogue/",
      "/en/catalogue/",
    ]);
  });
});

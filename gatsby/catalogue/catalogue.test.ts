import { cpSync, existsSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { loadSiteForEnvironment } from "../load-site";
import { LANGUAGES } from "../../src/i18n/languages";
import { ALL_SECTIONS, typeOf } from "../../src/model/sections";
import { temporaryFolder } from "../../test/temporary-folder";
import { exampleFiles } from "./examples";

/** Read once: it is a whole site, and the examples of every section beside it. */
const { catalogue, site } = loadedIn("development");

/** @returns site and catalogue in one of Gatsby's modes, with the starter's content in this site's place */
function loadedIn(mode: string) {
  const folder = temporaryFolder();
  try {
    cpSync("starter/content", path.join(folder.path, "content"), { recursive: true });
    symlinkSync(path.resolve("src"), path.join(folder.path, "src"), "junction");
    return loadSiteForEnvironment(mode, folder.path);
  } finally {
    folder.remove();
  }
}

describe("the catalogue", () => {
  it("has every section once, in both languages, each with an example that is beside it", () => {
    const folders = readdirSync("src/sections", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const types = folders.map(({ name }) => name).sort();
    expect(ALL_SECTIONS.map(typeOf).sort()).toEqual(types);
    for (const { sections } of catalogue) expect(sections.map(({ type }) => type)).toEqual(types);
    for (const { path } of exampleFiles()) expect([path, existsSync(path)]).toEqual([path, true]);
  });

  it("shows each example as a page would, and its file", () => {
    expect(catalogue.map(({ language }) => language)).toEqual([...LANGUAGES]);
    for (const { type, view, source } of catalogue.flatMap(({ sections }) => sections)) {
      expect(view.content.sections?.map((section) => section.type)).toEqual([type]);
      expect(source).toMatch(new RegExp(`^sections:\n  - type: ${type}\n`, "u"));
    }
  });

  it("says of every section what it is, and of every field what belongs there", () => {
    for (const { about, fields } of catalogue[0]?.sections ?? []) {
      expect(about).not.toBe("");
      expect(fields.filter(({ sentence }) => sentence === "")).toEqual([]);
      expect(fields[0]?.name).toBe("type");
    }
  });
});

it("there is no catalogue in production, and the site is the same", () => {
  const built = loadedIn("production");
  expect(built.catalogue).toEqual([]);
  expect(built.site.pages.map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path));
});

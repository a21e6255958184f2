import { cpSync, existsSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { loadSiteForEnvironment } from "../load-site";
import { LANGUAGES } from "../../src/i18n/languages";
import { ALL_SECTIONS, typeOf } from "../../src/model/sections";
import { temporaryFolder } from "../../test/temporary-folder";
import { listExampleFiles } from "./examples";

/** Loads the catalogue with the starter's content. */
function loadStarter() {
  const folder = temporaryFolder();
  try {
    cpSync("starter/content", path.join(folder.path, "content"), { recursive: true });
    symlinkSync(path.resolve("src"), path.join(folder.path, "src"), "junction");
    return loadSiteForEnvironment("development", folder.path);
  } finally {
    folder.remove();
  }
}

const { catalogue } = loadStarter();

describe("createCatalogue", () => {
  it("lists every section once in both languages, each with an example in its folder", () => {
    const folders = readdirSync("src/sections", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const types = folders.map(({ name }) => name).sort();
    expect(ALL_SECTIONS.map(typeOf).sort()).toEqual(types);
    for (const { sections } of catalogue) expect(sections.map(({ type }) => type)).toEqual(types);
    for (const { path } of listExampleFiles()) expect([path, existsSync(path)]).toEqual([path, true]);
  });

  it("creates a view of each example and adds its source", () => {
    expect(catalogue.map(({ language }) => language)).toEqual([...LANGUAGES]);
    for (const { type, view, source } of catalogue.flatMap(({ sections }) => sections)) {
      expect(view.content.sections?.map((section) => section.type)).toEqual([type]);
      expect(source).toMatch(new RegExp(`^sections:\n  - type: ${type}\n`, "u"));
    }
  });

  it("describes every section and every field", () => {
    for (const { about, fields } of catalogue[0]?.sections ?? []) {
      expect(about).not.toBe("");
      expect(fields.filter(({ sentence }) => sentence === "")).toEqual([]);
      expect(fields[0]?.name).toBe("type");
    }
  });
});

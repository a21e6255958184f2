import { existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { copyProject } from "./scratch";

let folder: TemporaryFolder;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeEach(() => {
  folder = temporaryFolder();
  folder.write("site/package.json", "{}");
  folder.write("site/content/pages/index.de.md", "Text");
});
afterEach(() => folder.remove());

describe("copyProject", () => {
  it("copies the project, and nothing that was built or kept", () => {
    folder.write("site/node_modules/react/index.js", "react");
    for (const made of [".cache/a", "public/a", ".git/a", "node_modules/.cache/a"]) folder.write(`site/${made}`, "a");
    copyProject(at("site"), at("copy"));
    expect(readFileSync(at("copy/content/pages/index.de.md"), "utf8")).toBe("Text");
    expect([".cache", "public", ".git", "node_modules/.cache"].filter((name) => existsSync(at("copy", name)))).toEqual(
      [],
    );
  });

  it("links the packages", () => {
    folder.write("site/node_modules/@formatjs/intl/index.js", "intl");
    copyProject(at("site"), at("copy"));
    expect(lstatSync(at("copy/node_modules/@formatjs")).isSymbolicLink()).toBe(true);
    expect(readFileSync(at("copy/node_modules/@formatjs/intl/index.js"), "utf8")).toBe("intl");
  });

  it("says so where there are none", () => {
    expect(() => copyProject(at("site"), at("copy"))).toThrow(/install the packages first/u);
  });
});

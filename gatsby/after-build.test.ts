import { existsSync } from "node:fs";
import path from "node:path";
import { both, de, smallSite } from "../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { scriptsAndStyles } from "../src/hosting/scripts-and-styles";
import { afterBuild } from "./after-build";
import { redirectDocument } from "./html/redirect-document";

const site = smallSite([both("/"), both("/services/cms/"), de("/xmas/"), both("/404/"), both("/500/")]);
const page = (pagePath: string) => `<html><head><script data-page-path="${pagePath}">start()</script></head></html>`;
let folder: TemporaryFolder;
const run = () => afterBuild(site, folder.path);
const exists = (file: string) => existsSync(path.join(folder.path, file));

beforeEach(() => {
  folder = temporaryFolder("public");
  folder.write("webpack.stats.json", '{"assetsByChunkName":{"app":["app-1.js","styles.css"],"home":["home-1.js"]}}');
});
afterEach(() => folder.remove());

it("afterBuild leaves none of webpack's statistics for visitors", () => {
  run();
  expect(exists("webpack.stats.json")).toBe(false);
  expect(scriptsAndStyles(folder.path)).toEqual(["app-1.js", "styles.css", "home-1.js"]);
});

describe("afterBuild writes for each route an address without a language", () => {
  it("that leads to one, and leaves the pages with a language", () => {
    folder.write("de/index.html", page("/de/"));
    run();
    for (const route of ["/", "/services/cms/", "/xmas/"]) {
      expect(folder.read(`${route}index.html`)).toBe(redirectDocument(site, route));
    }
    expect(folder.read("de/index.html")).toBe(page("/de/"));
  });

  it("as long as there is a page: one that is withdrawn leaves nothing behind", () => {
    folder.write("gone/index.html", redirectDocument(site, "/gone/"));
    folder.write("services/index.html", redirectDocument(site, "/services/"));
    run();
    expect(["gone", "services", "services/cms"].map((name) => exists(`${name}/index.html`))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("but not for missing pages: those addresses are the host's", () => {
    run();
    expect(exists("404/index.html")).toBe(false);
    expect(exists("500/index.html")).toBe(false);
  });
});

describe("afterBuild writes for each language a page for missing pages", () => {
  it.each([
    ["de", "404"],
    ["en", "404"],
    ["de", "500"],
    ["en", "500"],
  ])("/%s/%s.html, which Gatsby's runtime takes for its own", (language, status) => {
    folder.write(`${language}/${status}/index.html`, page(`/${language}/${status}/`));
    run();
    expect(folder.read(`${language}/${status}.html`)).toBe(page(`/${status}.html`));
    expect(folder.read(`${language}/${status}/index.html`)).toBe(page(`/${language}/${status}/`));
  });

  it("only where there is one", () => {
    folder.write("de/404/index.html", page("/de/404/"));
    run();
    expect(exists("en/404.html")).toBe(false);
  });
});

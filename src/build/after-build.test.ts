import { createHash } from "node:crypto";
import { existsSync, utimesSync } from "node:fs";
import path from "node:path";
import { both, de, smallSite } from "../testing/small-site";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { integrityOf } from "../hosting/integrity";
import { scriptsAndStyles } from "../hosting/scripts-and-styles";
import { afterBuild } from "./after-build";
import { inlineRedirect } from "./redirect-scripts";
import { redirectDocument } from "./redirect-document";
import { starterCode } from "./starter";

const site = smallSite([both("/"), both("/services/cms/"), de("/xmas/"), both("/404/"), both("/500/")]);
/** As Gatsby writes a page, and as it is then. */
const page = (pagePath: string) =>
  `<html><head></head><body><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script><script>window.___webpackCompilationHash="1a2b";</script><script src="/app-1.js" async></script></body></html>`;
const named = (src: string) => `<script src="${src}" async nomodule integrity="${integrityOf("run()")}"></script>`;
const rewritten = (pagePath: string, own = "") =>
  `<html><head><script data-page-path="${pagePath}" data-___webpack-compilation-hash="1a2b">${CODE}</script></head><body>${named("/app-1.js")}${own && named(own)}</body></html>`;
const CODE = starterCode();
let folder: TemporaryFolder;
const run = () => afterBuild(site, folder.path, `${folder.path}/../cache`);
const exists = (file: string) => existsSync(path.join(folder.path, file));

beforeEach(() => {
  folder = temporaryFolder("public");
  for (const file of ["app-1.js", "home-1.js"]) folder.write(file, "run()");
  folder.write("styles.css", "p{top:0}");
  folder.write(
    "webpack.stats.json",
    '{"assetsByChunkName":{"app":["app-1.js","styles.css"],"component---src-templates-home-template-tsx":["home-1.js"]}}',
  );
});
afterEach(() => folder.remove());

it("afterBuild leaves none of webpack's statistics for visitors", () => {
  run();
  expect(exists("webpack.stats.json")).toBe(false);
  expect(scriptsAndStyles(folder.path)).toEqual(["app-1.js", "styles.css", "home-1.js"]);
});

describe("afterBuild writes for each route an address without a language", () => {
  it("that leads to one", () => {
    run();
    for (const route of ["/", "/services/cms/", "/xmas/"]) {
      expect(folder.read(`${route}index.html`)).toBe(redirectDocument(site, route));
    }
  });

  it("in place of what Gatsby built there, and leaves the pages with a language", () => {
    folder.write("index.html", page("/"));
    folder.write("de/index.html", page("/de/"));
    run();
    expect(folder.read("index.html")).toBe(redirectDocument(site, "/"));
    const own = `/static/pages/${createHash("sha256").update("run()").digest("hex").slice(0, 10)}.js`;
    const structuredData = /<script type="application\/ld\+json">.*?<\/script>/u;
    expect(folder.read("de/index.html").replace(structuredData, "")).toBe(rewritten("/de/", own));
    expect(folder.read(own)).toBe("run()");
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
    expect(folder.read(`${language}/${status}.html`)).toBe(rewritten(`/${status}.html`));
    expect(folder.read(`${language}/${status}/index.html`)).toBe(rewritten(`/${language}/${status}/`));
  });

  it("only where there is one", () => {
    folder.write("de/404/index.html", page("/de/404/"));
    run();
    expect(exists("en/404.html")).toBe(false);
  });
});

it("afterBuild writes one language redirect, that of the documents, into Gatsby's page for missing pages too", () => {
  folder.write("404.html", '<body><script id="language-redirect">(function (browser) { long(); })</script></body>');
  run();
  expect(folder.read("404.html")).toBe(`<body><script id="language-redirect">${inlineRedirect()}</script></body>`);
});

it("afterBuild run twice over the same folder gives the same files", () => {
  folder.write("de/404/index.html", page("/de/404/"));
  folder.write("de/services/cms/index.html", page("/de/services/cms/"));
  run();
  const files = ["index.html", "de/404.html", "de/404/index.html", "de/services/cms/index.html", "xmas/index.html"];
  const before = files.map(folder.read);
  run();
  expect(files.map(folder.read)).toEqual(before);
});

describe("a document that Gatsby took over from the last build", () => {
  const FILE = "de/services/cms/index.html";
  const DATA = "page-data/de/services/cms/page-data.json";
  const WRONG = "0".repeat(16);
  beforeEach(() => {
    folder.write(
      FILE,
      page("/de/services/cms/").replace("<body>", '<head><style data-href="/old.css"></style></head><body><p>'),
    );
    folder.write(DATA, "{}");
    run();
  });

  it("is not opened as long as it would be given the same", () => {
    // What can be set here is less fine than the time that a file gets by itself: whole seconds are exact.
    const setTime = () => utimesSync(path.join(folder.path, FILE), 2_000_000_000, 2_000_000_000);
    setTime();
    run();
    // A stamp that would be mended, were it looked at.
    folder.write(FILE, folder.read(FILE).replace(/(?<=data-page-data=")[0-9a-f]{16}/u, WRONG));
    setTime();
    run();
    expect(folder.read(FILE)).toContain(WRONG);
  });

  it("gets the stamp of its data, new scripts and new styles", () => {
    folder.write(DATA, '{"new":true}');
    const stamp = createHash("sha256").update('{"new":true}').digest("hex").slice(0, 16);
    run();
    expect(folder.read(FILE)).toContain(`<body data-page-data="${stamp}">`);
    folder.write("styles.css", "p{top:1px}");
    run();
    expect(folder.read(FILE)).toContain('<style data-href="/styles.css">p{top:1px}</style>');
    folder.write("app-1.js", "run(1)");
    run();
    expect(folder.read(FILE)).toContain(integrityOf("run(1)"));
    expect(folder.read(FILE)).toContain(stamp);
  });
});

import { createHash } from "node:crypto";
import { utimesSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { RULES } from "../starter/speculation";
import { inlineCode } from "./inline-code";

const hash = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;
let folder: TemporaryFolder;
const found = () => inlineCode(folder.path, `${folder.path}/../cache/inline-code`);

beforeEach(() => {
  folder = temporaryFolder("public");
});
afterEach(() => folder.remove());

describe("inlineCode", () => {
  it("finds every inline script and style of the site once", () => {
    folder.write("a/index.html", '<style data-href="/a.css">p{}</style><script>run()</script>');
    folder.write("b/index.html", "<style>p{}</style><script>run()</script><script type='module'>other()</script>");
    expect(found()).toEqual({
      scripts: [hash("run()"), hash("other()"), hash(RULES)].sort(),
      styles: [hash("p{}")],
    });
  });

  it("finds it again in pages that have not changed, and forgets what is no longer there", () => {
    folder.write("a/index.html", "<style>p{}</style>");
    folder.write("b/index.html", "<style>b{}</style>");
    expect(found()).toEqual(found());
    folder.write("b/index.html", "<style>strong{}</style>");
    expect(found().styles).toEqual([hash("p{}"), hash("strong{}")].sort());
  });

  it("does not open a page that has the time and the size that it had", () => {
    const write = (style: string) => {
      folder.write("a/index.html", `<style>${style}</style>`);
      utimesSync(path.join(folder.path, "a/index.html"), 2_000_000_000, 2_000_000_000);
    };
    write("p{}");
    found();
    write("b{}");
    expect(found().styles).toEqual([hash("p{}")]);
  });

  it("passes over files, blocks of data, and what is not served", () => {
    folder.write("index.html", '<script src="/a.js" async></script><script type="application/ld+json">{}</script>');
    folder.write("_gatsby/slices/part.html", "<script>part()</script>");
    expect(found()).toEqual({ scripts: [hash(RULES)], styles: [] });
  });

  it.each(['<p style="color:red">', '<button type="button" onclick="run()">'])(
    "refuses code in attributes: %s",
    (html) => {
      folder.write("a/index.html", html);
      expect(() => found()).toThrow("a/index.html has code in an attribute");
    },
  );

  it("reads texts about code as texts", () => {
    folder.write(
      "index.html",
      '<code>&lt;p style="color:red"> onclick="run()"</code><script>a=\'<p style="">\'</script>',
    );
    expect(found().scripts).toHaveLength(2);
  });

  it("allows three different scripts on the whole site, not four", () => {
    for (const name of ["a", "b"]) folder.write(`${name}/index.html`, `<script>${name}()</script>`);
    expect(found().scripts).toHaveLength(3);
    folder.write("c/index.html", "<script>c()</script>");
    expect(() => found()).toThrow("4 different inline scripts");
  });
});

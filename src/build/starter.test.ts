import { starterCode, withPagePath, withStarter } from "./starter";

const integrity = (href: string) => `sha256-of-${href}`;
const PATH = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/de/contact/";/*]]>*/</script>';
const scripts = (build: string) =>
  `<head><title>Fernwerk</title></head><!-- slice-start --><script>window.___webpackCompilationHash="${build}";</script><script src="/app-${build}.js" async></script><script src="/b.js" async=""></script><!-- slice-end -->`;
const named = (src: string) => `<script src="${src}" async nomodule integrity="sha256-of-${src}"></script>`;
const started = (build: string, code: string) =>
  `<head><title>Fernwerk</title><script data-page-path="/de/contact/" data-___webpack-compilation-hash="${build}">${code}</script></head><!-- slice-start -->${named(`/app-${build}.js`)}${named("/b.js")}<!-- slice-end -->`;
const rewrite = (html: string, code: string, own?: string) =>
  withStarter(html, "/de/contact/", { code, own, integrity });

describe("the starter takes the place of Gatsby's scripts", () => {
  it("and names them with their hashes, so that no browser loads them at once", () => {
    expect(rewrite(PATH + scripts("1"), "go()")).toBe(started("1", "go()"));
  });

  it("once, on a page that has it already", () => {
    const once = rewrite(PATH + scripts("1"), "go()");
    expect(rewrite(once, "go()")).toBe(once);
  });

  it("anew, where Gatsby has written the scripts of a page it took over anew", () => {
    expect(rewrite(scripts("2"), "go()")).toBe(started("2", "go()"));
    const left = scripts("2").replace(
      "</head>",
      '<script data-page-path="/de/" data-___webpack-compilation-hash="1">old()</script></head>',
    );
    expect(rewrite(left, "go()")).toBe(started("2", "go()"));
  });

  it("as it is today, where Gatsby has taken over all of the page", () => {
    expect(rewrite(started("1", "old()"), "go()")).toBe(started("1", "go()"));
  });

  it("with the page's own script after the first, and today's in the place of an old one", () => {
    const first = rewrite(scripts("1"), "go()", "/static/pages/1.js");
    expect([...first.matchAll(/src="([^"]+)"/gu)].map(([, source]) => source)).toEqual([
      "/app-1.js",
      "/static/pages/1.js",
      "/b.js",
    ]);
    expect(rewrite(first, "go()", "/static/pages/2.js")).toBe(rewrite(scripts("1"), "go()", "/static/pages/2.js"));
  });

  it("under another path of Gatsby's", () => {
    expect(withPagePath(started("1", "go()"), "/404.html")).toContain('data-page-path="/404.html"');
  });
});

it("the starter is one script for all pages, which cannot end before its end", () => {
  const code = starterCode();
  expect(code).toBe(starterCode());
  expect(code).not.toContain("</");
  expect(code.length).toBeLessThan(3600);
});

/** @jest-environment jsdom */
import {
  DATA_SCRIPT,
  inlineDataOnly,
  removeGenerator,
  removeStyleAttributes,
  withIntegrity,
  withPagePath,
} from "./inline-data";

const PATH = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/de/contact/";/*]]>*/</script>';
const HASH = '<script>window.___webpackCompilationHash="7ab7459bf9be118fccc0";</script>';

/** Runs a page's scripts as a browser does, one after the other. */
function run(html: string): Record<string, unknown> {
  document.body.innerHTML = html;
  const target = {};
  for (const script of document.querySelectorAll("script"))
    new Function("window", "document", script.textContent)(target, { currentScript: script });
  return target;
}

describe("the inline code of a page", () => {
  const page = inlineDataOnly(PATH + HASH);

  it("sets what Gatsby's runtime reads", () => {
    expect(run(page)).toEqual({ pagePath: "/de/contact/", ___webpackCompilationHash: "7ab7459bf9be118fccc0" });
  });

  it("is one and the same script everywhere, so that one hash allows it", () => {
    const scripts = [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gu)].map(([, code]) => code);
    expect(scripts).toEqual([DATA_SCRIPT, DATA_SCRIPT]);
  });

  it("is left alone on a page that has been through it, where Gatsby has written the scripts anew too", () => {
    expect(inlineDataOnly(page)).toBe(page);
    const [first = ""] = page.split("</script>");
    expect(inlineDataOnly(`${first}</script>${HASH}`)).toBe(page);
  });

  it("can be that of another page of Gatsby's", () => {
    expect(run(withPagePath(page, "/404.html"))["pagePath"]).toBe("/404.html");
  });
});

describe("what a page has no need of", () => {
  it("are the styles of Gatsby's own elements; others are not touched, and fail the build", () => {
    const gatsbys =
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';
    expect(removeStyleAttributes(gatsbys)).toBe(
      '<div tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer" aria-live="assertive"></div>',
    );
    expect(removeStyleAttributes('<div class="a" style="top:0">')).toBe('<div class="a" style="top:0">');
  });

  it("is the name of what made it", () => {
    expect(removeGenerator('<meta charset="utf-8"/><meta name="generator" content="Gatsby 5.16.1"/>')).toBe(
      '<meta charset="utf-8"/>',
    );
  });
});

it("scripts are named with what they hold, on a second pass too", () => {
  const integrity = (href: string) => `sha256-of-${href}`;
  const once = withIntegrity(
    '<script src="/app-1.js" async></script><script src="/b-2.js" async=""></script>',
    integrity,
  );
  expect(once).toBe(
    '<script src="/app-1.js" integrity="sha256-of-/app-1.js" async></script><script src="/b-2.js" integrity="sha256-of-/b-2.js" async></script>',
  );
  expect(withIntegrity(once, integrity)).toBe(once);
});

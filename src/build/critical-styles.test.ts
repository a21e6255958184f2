import { styleReducer } from "./critical-styles";

const FILES: Record<string, string> = {
  "/page.1.css": ".title{color:red}.title:hover{color:blue}.box{margin:0;transition:translate 1s}.other{top:0}",
  "/app.2.css":
    "p{margin:0}h2{top:0}.fade{transition:opacity 1s}@media print{p{color:#000}}@media (min-width:1px){h3{top:0}}",
};
const read = (href: string) => ({ css: FILES[href] ?? "", integrity: `sha256-${href}` });

const style = (href: string) => `<style data-href="${href}" data-identity="gatsby-global-css">${FILES[href]}</style>`;
const page = (body: string, hrefs = ["/page.1.css", "/app.2.css"]) =>
  `<head>${hrefs.map(style).join("")}</head>${body}`;
const TITLE = page('<h1 class="title">A</h1><p>B</p>');
const BOX = page('<div class="box fade"><h3>C</h3></div>');

const styleOf = (html: string) => /<style[^>]*>(.*?)<\/style>/u.exec(html)?.[1];

describe("the styles inside a page", () => {
  it("are those that it can use, in one block, and links to the whole files for visitors without JavaScript", () => {
    expect(styleReducer([TITLE], read)(TITLE)).toBe(
      '<head><style data-href="/page.1.css">.title{color:red}p{margin:0}</style>' +
        '<noscript><link rel="stylesheet" href="/page.1.css" integrity="sha256-/page.1.css">' +
        '<link rel="stylesheet" href="/app.2.css" integrity="sha256-/app.2.css"></noscript></head>' +
        '<h1 class="title">A</h1><p>B</p>',
    );
  });

  it("are the same on all pages that carry the same files, whichever of them uses what", () => {
    const reduce = styleReducer([TITLE, BOX], read);
    expect(styleOf(reduce(TITLE))).toBe(styleOf(reduce(BOX)));
    expect(styleOf(reduce(BOX))).toMatch(/\.title\{.*\.box\{.*p\{.*h3\{/u);
  });

  it("are found by names that have to be escaped, and that seem to hold an element", () => {
    FILES["/escaped.css"] = String.raw`._3vp\+l{top:0}._3vp\+x{left:0}`;
    const escaped = page('<div class="_3vp+l"></div>', ["/escaped.css"]);
    expect(styleOf(styleReducer([escaped], read)(escaped))).toBe(String.raw`._3vp\+l{top:0}`);
  });

  it("are of no concern to pages of another template", () => {
    const other = page('<div class="other"></div>', ["/app.2.css"]);
    expect(styleOf(styleReducer([TITLE, other], read)(TITLE))).not.toContain("other");
  });

  it("leave out paper, what shows while one points at something, and how it moves; pictures fade in at once", () => {
    expect(styleOf(styleReducer([TITLE, BOX], read)(TITLE))).toBe(
      ".title{color:red}.box{margin:0}p{margin:0}.fade{transition:opacity 1s}@media (min-width:1px){h3{top:0}}",
    );
  });

  it("come from the whole files: a page of the last build gets what it needs now", () => {
    const [title, box] = [TITLE, BOX].map(styleReducer([TITLE], read)) as [string, string];
    const reduce = styleReducer([title, box], read);
    expect([title, box].map(reduce)).toEqual([TITLE, BOX].map(styleReducer([TITLE, BOX], read)));
  });
});

import { styleBlocks, type StyleFile, styleTraits, withStyles } from "./critical-styles";

/** @returns what a build does with each of these pages */
function styleReducer(pages: readonly string[], file: StyleFile): (html: string) => string {
  const traitsOf = styleTraits(file);
  const all = pages.map((page) => ({ traits: traitsOf(page), html: () => page }));
  const blocks = styleBlocks(all, file);
  return (html) => withStyles(html, blocks.get(traitsOf(html).kind) ?? "");
}

const CSS =
  ".title{color:red}.title:hover{color:blue}.box{margin:0}.other{top:0}p{margin:0}h2{top:0}@media print{p{color:#000}}";
const FILE = { href: "/styles.2.css", css: CSS, integrity: "sha256-2" };

/** As Gatsby has written it, or as it was after an earlier build, whose styles were others. */
const page = (body: string) => `<head><style data-href="/styles.2.css"></style></head>${body}`;
const earlier = (body: string) =>
  `<head><style data-href="/styles.1.css">.x{top:0}</style>` +
  `<noscript><link rel="stylesheet" href="/styles.1.css" integrity="sha256-1"></noscript></head>${body}`;

const TITLE = page('<h1 class="title">A</h1><p>B</p>');
const BOX = page('<div class="box"><h2>C</h2></div>');

const styleOf = (html: string) => /<style[^>]*>(.*?)<\/style>/u.exec(html)?.[1];

describe("the styles inside a page", () => {
  it("are those that it can use, and a link to the whole file for visitors without JavaScript", () => {
    expect(styleReducer([TITLE, BOX], FILE)(TITLE)).toBe(
      '<head><style data-href="/styles.2.css">.title{color:red}p{margin:0}</style>' +
        '<noscript><link rel="stylesheet" href="/styles.2.css" integrity="sha256-2"></noscript></head>' +
        '<h1 class="title">A</h1><p>B</p>',
    );
  });

  it("are the same on pages that are alike, whatever they say", () => {
    const alike = page('<p class="intro">Other words</p><p>More</p><h1 class="title">Z</h1>');
    const reduce = styleReducer([TITLE, BOX, alike], FILE);
    expect(styleOf(reduce(alike))).toBe(styleOf(reduce(TITLE)));
    expect(styleOf(reduce(BOX))).toBe(".box{margin:0}h2{top:0}");
  });

  it("come from the file of this build: a page of the last one gets what it needs now", () => {
    const [title, box] = ['<h1 class="title">A</h1><p>B</p>', '<div class="box"><h2>C</h2></div>'].map(earlier);
    const reduce = styleReducer([title ?? "", box ?? ""], FILE);
    const fresh = styleReducer([TITLE, BOX], FILE);
    expect([title, box].map((html) => reduce(html ?? ""))).toEqual([TITLE, BOX].map(fresh));
    expect([TITLE, BOX].map((html) => fresh(fresh(html)))).toEqual([TITLE, BOX].map(fresh));
  });

  it("are taken as they stand, signs that mean something to JavaScript included", () => {
    const file = { ...FILE, css: '.box::before{content:"$& $1 $`"}' };
    expect(styleOf(styleReducer([BOX], file)(BOX))).toBe(file.css);
  });

  it("are none in a document that has none", () => {
    const document = "<head><title>Moved</title></head><p>B</p>";
    expect(styleReducer([TITLE, document], FILE)(document)).toBe(document);
  });
});

describe("a site with many kinds of pages", () => {
  const names = Array.from({ length: 40 }, (_, index) => `kind-${index}`);
  const file = { ...FILE, css: names.map((name, index) => `.${name}{top:${index}px}`).join("") };
  const pages = names.map((name, index) => page(`<p class="${name} kind-${(index * 7) % 40}"></p>`));
  const blocks = pages.map(styleReducer(pages, file)).map(styleOf);

  it("has 14 different blocks at most: the security policy names each", () => {
    expect(new Set(blocks).size).toBe(14);
  });

  it("gives every page all that it uses", () => {
    const lacking = names.filter((name, index) => !blocks[index]?.includes(`.${name}{top:${index}px}`));
    expect(lacking).toEqual([]);
  });
});

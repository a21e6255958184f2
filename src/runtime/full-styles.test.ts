/** @jest-environment jsdom */
import { loadFullStyles } from "./full-styles";

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>(":scope > link[rel='stylesheet']")];

/** jsdom reads what stands in `noscript` as a browser without JavaScript does: here it is the text that scripts find. */
function head(html: string, waiting: string): void {
  document.head.innerHTML = `${html}<noscript></noscript>`;
  document.head.querySelector("noscript")?.append(waiting);
}

describe("the styles of the other pages", () => {
  it("are fetched as the whole files that the page's own styles were taken from, in their order, with their hashes", () => {
    const links = ["page.1", "app.2"].map(
      (name) => `<link rel="stylesheet" href="/${name}.css" integrity="sha256-${name}">`,
    );
    head('<style data-href="/page.1.css">a{}</style>', links.join(""));
    loadFullStyles();
    expect(sheets().map((link) => link.outerHTML)).toEqual(links);
    expect(document.head.querySelectorAll("style")).toHaveLength(1);
  });

  it("are not fetched where the page has all of them", () => {
    head("<style>a{}</style>", '<link rel="stylesheet" href="/other.css">');
    loadFullStyles();
    expect(sheets()).toEqual([]);
  });
});

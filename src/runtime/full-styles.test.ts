/** @jest-environment jsdom */
import { loadFullStyles } from "./full-styles";

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel='stylesheet']")];

describe("the styles of the other pages", () => {
  it("are fetched as the whole files that the page's own styles were taken from, in their order", () => {
    document.head.innerHTML =
      '<style data-href="/styles.1.css">a{}</style><style>b{}</style><style data-href="/menu.2.css">c{}</style>';
    loadFullStyles();
    expect(sheets().map((link) => link.getAttribute("href"))).toEqual(["/styles.1.css", "/menu.2.css"]);
    expect(document.head.querySelectorAll("style")).toHaveLength(3);
  });

  it("are not fetched where the page has all of them", () => {
    document.head.innerHTML = "<style>a{}</style>";
    loadFullStyles();
    expect(sheets()).toEqual([]);
  });
});

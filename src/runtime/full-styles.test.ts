/** @jest-environment jsdom */
import { expectRules, loadFullStyles, whenStyled } from "./full-styles";

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>(":scope > link[rel='stylesheet']")];
const media = () => sheets().map((link) => link.sheet?.media.mediaText);

/** jsdom reads what stands in `noscript` as a browser without JavaScript does: here it is the text that scripts find. */
function head(html: string, waiting: string): void {
  document.head.innerHTML = `${html}<noscript></noscript>`;
  document.head.querySelector("noscript")?.append(waiting);
}

beforeEach(() => {
  const links = ["page.1", "app.2"].map((name) => `<link rel="stylesheet" href="/${name}.css" integrity="${name}">`);
  head('<style data-href="/page.1.css">a{}</style>', links.join(""));
});

const point = (pointerType: string) =>
  document.body.dispatchEvent(Object.assign(new Event("pointerover", { bubbles: true }), { pointerType }));

/** jsdom fetches no styles, and does not tell fonts from other rules. */
class FontRule {
  style: { getPropertyValue(): string };
  constructor(family: string) {
    this.style = { getPropertyValue: () => family };
  }
}
Object.assign(window, { CSSFontFaceRule: FontRule });

/** @returns the rules of each file, as they are from then on */
function arrive(...rules: object[]): object[][] {
  return sheets().map((link) => {
    const cssRules = [...rules];
    const deleteRule = (index: number) => void cssRules.splice(index, 1);
    Object.defineProperty(link, "sheet", { value: { cssRules, deleteRule, media: { mediaText: link.media } } });
    link.dispatchEvent(new Event("load"));
    return cssRules;
  });
}

describe("the styles of the other pages", () => {
  it("are fetched as the whole files that the page's own styles were taken from, in order, with their hashes", () => {
    loadFullStyles();
    expect(sheets().map((link) => [link.getAttribute("href"), link.getAttribute("integrity")])).toEqual([
      ["/page.1.css", "page.1"],
      ["/app.2.css", "app.2"],
    ]);
    expect(document.head.querySelectorAll("style")).toHaveLength(1);
  });

  it("are not fetched where the page has all of them", () => {
    head("<style>a{}</style>", '<link rel="stylesheet" href="/other.css">');
    loadFullStyles();
    expect(sheets()).toEqual([]);
  });

  it("hold for paper and forced colours at first, and for the screen once a mouse may hover; not for a finger", async () => {
    loadFullStyles();
    arrive({});
    point("touch");
    expect(media()).toEqual(Array(2).fill("print, (forced-colors: active)"));
    point("mouse");
    await whenStyled();
    expect(media()).toEqual(["all", "all"]);
    const written = sheets().map((link) => link.media);
    // Firefox would read the files again.
    expect(written).toEqual(Array(2).fill("print, (forced-colors: active)"));
  });

  it("hold before another page is shown", async () => {
    loadFullStyles();
    arrive({});
    await whenStyled();
    expect(media()).toEqual(["all", "all"]);
  });

  it("bring no font of the page's again, which would change its face in mid-page, but those that others need", async () => {
    const own = { cssRules: [new FontRule("Text"), new FontRule("Code")] };
    Object.defineProperty(document.querySelector("style"), "sheet", { value: own });
    loadFullStyles();
    const [rule, other] = [{}, new FontRule("Rest")];
    const rules = arrive(new FontRule("Text"), rule, other, new FontRule("Code"));
    await whenStyled();
    expect(rules).toEqual([
      [rule, other],
      [rule, other],
    ]);
  });

  it("are named where they do not come, or are empty", async () => {
    loadFullStyles();
    arrive();
    await expect(whenStyled()).rejects.toThrow("/page.1.css can't be loaded");
  });
});

describe("the styles of a page that has come", () => {
  it("are its own where they have rules, and something else's where they have none", () => {
    head("", "");
    document.head.insertAdjacentHTML("beforeend", '<link rel="stylesheet" href="/page.3.css">');
    const [sheet] = sheets();
    const hasRules = (length: number) =>
      Object.defineProperty(sheet, "sheet", { value: { cssRules: { length } }, configurable: true });
    hasRules(2);
    expect(expectRules).not.toThrow();
    hasRules(0);
    expect(expectRules).toThrow("/page.3.css are empty");
  });
});

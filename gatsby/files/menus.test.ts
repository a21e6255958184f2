import type { Language } from "../../src/i18n/languages";
import type { Navigation } from "../../src/model/navigation-file";
import { both, de, smallSite } from "../../test/small-site";
import { languagePack } from "./language-packs";

const pages = [
  both("/contact/", { title: "So erreichen Sie uns", short: "Kontakt" }),
  both("/services/", { title: "Leistungen" }),
  both("/services/cms/", { title: "CMS", question: "Wer pflegt das?" }),
  both("/products/freshms/", { title: "Redaktionssystem" }),
  both("/imprint/", { title: "Impressum" }),
  de("/xmas/", { title: "Wintergruß" }),
];

const menus = (navigation: Partial<Navigation>, language: Language = "de") =>
  languagePack(smallSite(pages, { navigation }), language, {}, {}).menus;
const label = { de: "Angebot", en: "Offer" };

/** Menus name routes; names and addresses come from the pages (content/site/navigation.yml). */
describe("the main menu", () => {
  it("links an entry without a menu of its own to its page, in the language", () => {
    const main = [{ label, route: "/contact/" }];
    expect(menus({ main }).main).toEqual([{ label: "Angebot", path: "/de/contact/" }]);
    expect(menus({ main }, "en").main).toEqual([{ label: "Offer", path: "/en/contact/" }]);
  });

  it("names the pages of an entry by their labels", () => {
    expect(menus({ main: [{ label, routes: ["/services/", "/contact/"] }] }).main).toEqual([
      {
        label: "Angebot",
        links: [
          { path: "/de/services/", label: "Leistungen" },
          { path: "/de/contact/", label: "Kontakt" },
        ],
      },
    ]);
  });

  it("has columns by line, with their pages", () => {
    const main = [{ label, lines: [{ line: "B" as const, routes: ["/services/cms/"] }] }];
    expect(menus({ main }).main[0]?.lines).toEqual([
      { line: "B", question: "Wer pflegt das?", links: [{ path: "/de/services/cms/", label: "CMS" }] },
    ]);
  });

  it("asks at a line what the first of its services answers, and nothing where none of its pages answers anything", () => {
    const lines = (routes: string[]) =>
      menus({ main: [{ label, lines: [{ line: "B" as const, routes }] }] }).main[0]?.lines;
    expect(lines(["/products/freshms/", "/services/cms/"])?.[0]?.question).toBe("Wer pflegt das?");
    expect(lines(["/products/freshms/"])?.[0]).not.toHaveProperty("question");
  });

  it("lets the long German words of a column part", () => {
    const main = [{ label, lines: [{ line: "E" as const, routes: ["/products/freshms/"] }] }];
    expect(menus({ main }).main[0]?.lines?.[0]?.links[0]?.label).toBe("Redak\u00adti\u00adons\u00adsystem");
  });

  it("leaves out a page that the language does not have", () => {
    const main = [{ label, routes: ["/xmas/", "/services/"] }];
    expect(menus({ main }).main[0]?.links).toHaveLength(2);
    expect(menus({ main }, "en").main[0]?.links).toEqual([{ path: "/en/services/", label: "Leistungen" }]);
  });
});

describe("the footer", () => {
  it("has groups with a heading, its echo, and pages by name", () => {
    expect(menus({ footer: [{ heading: label, routes: ["/contact/"] }] }, "en").footer).toEqual([
      { heading: "Offer", echo: "Angebot", links: [{ path: "/en/contact/", label: "Kontakt" }] },
    ]);
  });

  it("has the legal pages", () => {
    expect(menus({ legal: ["/imprint/"] }).legal).toEqual([{ path: "/de/imprint/", label: "Impressum" }]);
  });
});

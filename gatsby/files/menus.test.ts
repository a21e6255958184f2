import type { Language } from "../../src/i18n/languages";
import type { Navigation } from "../../src/model/navigation-file";
import { both, de, smallSite } from "../../test/small-site";
import { createLanguagePack } from "./language-packs";

const pages = [
  both("/contact/", { title: "So erreichen Sie uns", short: "Kontakt" }),
  both("/services/", { title: "Leistungen" }),
  both("/services/cms/", { title: "CMS", question: "Wer pflegt das?" }),
  both("/products/freshms/", { title: "Redaktionssystemwechsel" }),
  de("/xmas/", { title: "Wintergruß" }),
];
const label = { de: "Angebot", en: "Offer" };
const column = (...routes: string[]) => ({ main: [{ label, lines: [{ line: "B" as const, routes }] }] });
const CMS = { path: "/de/services/cms/", label: "CMS" };
const FRESHMS = { path: "/de/products/freshms/", label: "Redak\u00adti\u00adons\u00adsys\u00adtem\u00adwechsel" };

it.each<[title: string, Partial<Navigation>, Language, menus: object]>([
  [
    "link an entry with one route to its page",
    { main: [{ label, route: "/contact/" }] },
    "en",
    { main: [{ label: "Offer", path: "/en/contact/" }] },
  ],
  [
    "label pages by their short titles, and leave out pages that the language lacks",
    { main: [{ label, routes: ["/xmas/", "/contact/"] }] },
    "en",
    { main: [{ label: "Offer", links: [{ path: "/en/contact/", label: "Kontakt" }] }] },
  ],
  [
    "show the question of a column's first service, and soft hyphens in long German words",
    column("/products/freshms/", "/services/cms/"),
    "de",
    { main: [{ label: "Angebot", lines: [{ line: "B", question: "Wer pflegt das?", links: [FRESHMS, CMS] }] }] },
  ],
  [
    "show a column without a question if its pages have none",
    column("/products/freshms/"),
    "de",
    { main: [{ label: "Angebot", lines: [{ line: "B", links: [FRESHMS] }] }] },
  ],
  [
    "group the footer below headings with an echo",
    { footer: [{ heading: label, routes: ["/contact/"] }] },
    "en",
    { footer: [{ heading: "Offer", echo: "Angebot", links: [{ path: "/en/contact/", label: "Kontakt" }] }] },
  ],
  [
    "list the legal pages in the footer",
    { legal: ["/xmas/"] },
    "de",
    { legal: [{ path: "/de/xmas/", label: "Wintergruß" }] },
  ],
])("menus %s", (_title, navigation, language, menus) => {
  expect(createLanguagePack(smallSite(pages, { navigation }), language, {}, {}).menus).toEqual({
    ...{ main: [], footer: [], legal: [] },
    ...menus,
  });
});

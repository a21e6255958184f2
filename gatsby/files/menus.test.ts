import type { Language } from "../../src/i18n/languages";
import type { Navigation } from "../../src/model/navigation-file";
import { both, de, smallSite } from "../../test/small-site";
import { languagePack } from "./language-packs";

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

/** Menus name routes; names and addresses come from the pages (content/site/navigation.yml). */
it.each<[what: string, Partial<Navigation>, Language, menus: object]>([
  [
    "an entry of one page leads there",
    { main: [{ label, route: "/contact/" }] },
    "en",
    { main: [{ label: "Offer", path: "/en/contact/" }] },
  ],
  [
    "pages are named by their labels, and those that the language does not have are left out",
    { main: [{ label, routes: ["/xmas/", "/contact/"] }] },
    "en",
    { main: [{ label: "Offer", links: [{ path: "/en/contact/", label: "Kontakt" }] }] },
  ],
  [
    "a column asks what the first of its services answers, and lets very long German words part",
    column("/products/freshms/", "/services/cms/"),
    "de",
    { main: [{ label: "Angebot", lines: [{ line: "B", question: "Wer pflegt das?", links: [FRESHMS, CMS] }] }] },
  ],
  [
    "a column asks nothing where none of its pages answers anything",
    column("/products/freshms/"),
    "de",
    { main: [{ label: "Angebot", lines: [{ line: "B", links: [FRESHMS] }] }] },
  ],
  [
    "the footer has groups with a heading and its echo",
    { footer: [{ heading: label, routes: ["/contact/"] }] },
    "en",
    { footer: [{ heading: "Offer", echo: "Angebot", links: [{ path: "/en/contact/", label: "Kontakt" }] }] },
  ],
  [
    "the footer has the legal pages",
    { legal: ["/xmas/"] },
    "de",
    { legal: [{ path: "/de/xmas/", label: "Wintergruß" }] },
  ],
  ["the footer leads to what says what pages weigh", { weight: "/contact/" }, "en", { weight: "/en/contact/" }],
])("of the menus %s", (_what, navigation, language, menus) => {
  expect(languagePack(smallSite(pages, { navigation }), language, {}, {}).menus).toEqual({
    ...{ main: [], footer: [], legal: [] },
    ...menus,
  });
});

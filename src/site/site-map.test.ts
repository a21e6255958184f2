import { de, en, smallSite } from "../../test/small-site";
import { createSiteMap } from "./site-map";

const label = (german: string) => ({ de: german, en: german });
const SITE = smallSite(
  [
    de("/"),
    de("/services/", { title: "Leistungen" }),
    de("/services/b/", { title: "Beta" }),
    de("/services/a/", { title: "Alpha" }),
    de("/services/a/deep/", { title: "Tief" }),
    de("/newsroom/", { title: "Aktuelles" }),
    de("/news/old/", { title: "Eine alte Nachricht", short: "Alt", date: "2020-01-01" }),
    de("/news/new/", { title: "Eine neue Nachricht", short: "Neu", date: "2026-01-01" }),
    de("/contact/", { title: "Kontakt" }),
    de("/partner/", { title: "Partner" }),
    de("/fares/", { title: "Preise" }),
    de("/imprint/", { title: "Impressum" }),
    de("/landingpages/ibe/", { title: "Buchungsmaschine" }),
    de("/secret/", { listed: false }),
    de("/test/", { noindex: true }),
    de("/404/"),
    en("/about-us/"),
  ],
  {
    navigation: {
      main: [
        { label: label("Aktuelles"), route: "/newsroom/" },
        { label: label("Leistungen"), routes: ["/services/", "/fares/"] },
        { label: label("Kontakt"), route: "/contact/" },
      ],
      legal: ["/imprint/"],
    },
  },
);

it("createSiteMap groups pages by top-level page in the order of the menu, then the rest, campaigns and legal texts", () => {
  const groups = createSiteMap(SITE, "de").map(({ label: name, path, of, links }) => [name, path ?? of, links]);
  const links = (...pairs: [string, string][]) => pairs.map(([path, name]) => ({ path: `/de${path}`, label: name }));
  expect(groups).toEqual([
    // Articles are listed by title, the newest first.
    ["Aktuelles", "/de/newsroom/", links(["/news/new/", "Eine neue Nachricht"], ["/news/old/", "Eine alte Nachricht"])],
    [
      "Leistungen",
      "/de/services/",
      // A page without pages below it joins the group of its menu.
      links(["/fares/", "Preise"], ["/services/a/", "Alpha"], ["/services/a/deep/", "Tief"], ["/services/b/", "Beta"]),
    ],
    // Sorted by the menus. Pages outside the menus come last.
    ["", undefined, links(["/contact/", "Kontakt"], ["/partner/", "Partner"])],
    ["", "landing", links(["/landingpages/ibe/", "Buchungsmaschine"])],
    ["", "legal", links(["/imprint/", "Impressum"])],
  ]);
});

it("createSiteMap lists the newest of many articles, and the second page of their list", () => {
  const listing = { type: "listing", id: "list", heading: "Alle", of: "news" };
  const articles = Array.from({ length: 100 }, (_, index) => de(`/news/${index}/`, { title: `Nachricht ${index}` }));
  const pages = [de("/"), de("/newsroom/", { title: "Aktuelles", sections: [listing] }), de("/newsroom/press/")];
  const [news] = createSiteMap(smallSite([...pages, ...articles]), "de");
  expect(news?.links).toHaveLength(26);
  expect(news?.links.slice(-2)).toEqual([
    { path: "/de/newsroom/press/", label: "de /newsroom/press/" },
    { path: "/de/newsroom/2/", label: "Aktuelles, Seite 2" },
  ]);
});

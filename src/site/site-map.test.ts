import { de, en, smallSite } from "../../test/small-site";
import { siteMapOf } from "./site-map";

const label = (german: string) => ({ de: german, en: german });

describe("siteMapOf", () => {
  const site = smallSite(
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
          { label: label("Leistungen"), routes: ["/services/"] },
          { label: label("Kontakt"), route: "/contact/" },
        ],
        legal: ["/imprint/"],
      },
    },
  );
  const map = siteMapOf(site, "de");

  it("has a group per page with pages below it, in the order of the main menu, one for the rest, and two of a kind", () => {
    expect(map.map((group) => [group.label, group.path ?? group.of])).toEqual([
      ["Aktuelles", "/de/newsroom/"],
      ["Leistungen", "/de/services/"],
      ["", undefined],
      ["", "landing"],
      ["", "legal"],
    ]);
  });

  it("keeps campaigns and legal texts together, and has no group for what there is none of", () => {
    expect(map.slice(3).map((group) => group.links.map((link) => link.label))).toEqual([
      ["Buchungsmaschine"],
      ["Impressum"],
    ]);
    expect(siteMapOf(smallSite([de("/"), de("/contact/")]), "de")).toHaveLength(1);
  });

  it("puts all that is below a page into its group, by name of the route", () => {
    expect(map[1]?.links.map((link) => link.path)).toEqual([
      "/de/services/a/",
      "/de/services/a/deep/",
      "/de/services/b/",
    ]);
  });

  it("begins with the newest article, and names articles by their titles", () => {
    expect(map[0]?.links).toEqual([
      { path: "/de/news/new/", label: "Eine neue Nachricht" },
      { path: "/de/news/old/", label: "Eine alte Nachricht" },
    ]);
  });

  it("orders the rest by the menus; what stands in none comes last", () => {
    expect(map[2]?.links.map((link) => link.label)).toEqual(["Kontakt", "Partner"]);
  });

  it("leaves out the home page, what is not listed, and the other language", () => {
    const paths = map.flatMap((group) => [group.path, ...group.links.map((link) => link.path)]);
    for (const path of ["/de/", "/de/secret/", "/de/test/", "/de/404/", "/en/about-us/"])
      expect(paths).not.toContain(path);
  });

  it("keeps a page whose parent is not listed", () => {
    const hidden = smallSite([de("/"), de("/services/", { listed: false }), de("/services/a/")]);
    expect(siteMapOf(hidden, "de").flatMap((group) => group.links.map((link) => link.path))).toEqual([
      "/de/services/a/",
    ]);
  });
});

it("the site map names the newest of many articles, and the page that goes on with the others", () => {
  const further = { page: "Seite", newer: "Neuere", older: "Ältere" };
  const listing = { type: "listing", id: "list", heading: "Alle", of: "news", further };
  const articles = Array.from({ length: 100 }, (_, index) => de(`/news/${index}/`, { title: `Nachricht ${index}` }));
  const pages = [de("/"), de("/newsroom/", { title: "Aktuelles", sections: [listing] }), de("/newsroom/press/")];
  const [news] = siteMapOf(smallSite([...pages, ...articles]), "de");
  expect(news?.links).toHaveLength(26);
  expect(news?.links.slice(-2)).toEqual([
    { path: "/de/newsroom/press/", label: "de /newsroom/press/" },
    { path: "/de/newsroom/2/", label: "Aktuelles, Seite 2" },
  ]);
});

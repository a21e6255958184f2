import type { Entry } from "../content/load";
import { both, de, en, pageAt, smallSite } from "../../test/small-site";
import { pageView } from "./page-view";
import type { PageView } from "../model/page-view";

function view(path: string, ...entries: (Entry | Entry[])[]): PageView {
  const site = smallSite([both("/"), ...entries]);
  return pageView(site, pageAt(site, path));
}

const listing = (of: string) => ({ type: "listing", id: of, heading: "Alles", of });

describe("what a page's view says of the page", () => {
  it("names address, counterpart, trail, alternates, echo", () => {
    const pages = [de("/services/cms/", { title: "Beratung" }), en("/services/cms/", { title: "Consulting" })];
    expect(view("/de/services/cms/", pages)).toMatchObject({
      route: "/services/cms/",
      path: "/de/services/cms/",
      language: "de",
      kind: "service",
      label: "Beratung",
      headTitle: "Beratung – Signalbau",
      counterpart: "/en/services/cms/",
      canonical: "/de/services/cms/",
      alternates: [
        { language: "de", path: "/de/services/cms/" },
        { language: "en", path: "/en/services/cms/" },
      ],
      trail: [{ path: "/de/" }],
      echo: { title: "Consulting" },
      isIndexable: true,
    });
  });

  it("takes the title for the browser tab that the editor wrote", () => {
    expect(view("/de/contact/", de("/contact/", { headTitle: "So erreichen Sie uns" })).headTitle).toBe(
      "So erreichen Sie uns",
    );
  });

  it("names the page that stands for a variant, in the same language", () => {
    expect(view("/en/test/", both("/test/", { canonical: "/" }))).toMatchObject({
      canonical: "/en/",
      isIndexable: false,
      alternates: [],
    });
  });

  it("does not carry into the browser what the build has acted on", () => {
    const done = {
      related: ["/"],
      noindex: false,
      listed: true,
      draft: false,
      canonical: "/",
      headTitle: "Ein Titel im Kopf",
    };
    const { content } = view("/de/contact/", de("/contact/", { ...done, translation: "none", closing: "Und jetzt?" }));
    expect(Object.keys(content).sort()).toEqual(["closing", "lead", "title"]);
  });
});

describe("what a page's view says of other pages", () => {
  const service = de("/services/a/", { title: "Alpha" });

  it("has of each list the routes, and a card for each route", () => {
    const { lists, cards } = view("/de/services/", de("/services/", { sections: [listing("services")] }), service);
    expect(lists).toEqual({ services: ["/services/a/"] });
    expect(cards["/services/a/"]).toMatchObject({ path: "/de/services/a/", title: "Alpha" });
  });

  it("has the rows of the departure board", () => {
    const board = { type: "departures", id: "next", heading: "Abfahrt" };
    const { lists, cards } = view(
      "/de/board/",
      de("/board/", { sections: [board] }),
      de("/news/a/", { date: "2026-11-01" }),
    );
    expect(lists).toEqual({ departures: ["/news/a/"] });
    expect(cards).toHaveProperty(["/news/a/"]);
  });

  it.each([
    ["projects", { sections: [{ type: "projects", routes: ["/services/a/"] }] }],
    ["the link behind projects", { sections: [{ type: "projects", routes: [], more: "/services/a/" }] }],
    ["items", { sections: [{ type: "items", items: [{ title: "Ohne Seite" }, { route: "/services/a/" }] }] }],
    ["the editor's related pages", { related: ["/services/a/"] }],
    ["the proof of a landing page", { proof: "/services/a/", ticket: { route: "/" } }],
    ["the ways on from a missing page", { ways: ["/services/a/"] }],
  ])("has a card for %s", (_what, content) => {
    expect(view("/de/page/", de("/page/", content), service).cards["/services/a/"]).toMatchObject({ title: "Alpha" });
  });

  it("has cards for nothing else, and none for what is not published in the language", () => {
    const page = de("/page/", { related: ["/services/english/"] });
    expect(view("/de/page/", page, service, en("/services/english/"), de("/news/a/")).cards).toEqual({});
  });

  it("has the site map only where the page shows it", () => {
    const withMap = view("/de/sitemap/", de("/sitemap/", { sections: [{ type: "site-map" }] }));
    expect(withMap.siteMap?.flatMap(({ links }) => links)).toEqual([{ path: "/de/sitemap/", label: "de /sitemap/" }]);
    expect(view("/de/")).not.toHaveProperty("siteMap");
  });
});

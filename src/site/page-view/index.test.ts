import type { Entry } from "../../content/load";
import type { PageView } from "../../model/page-view";
import { both, de, en, pageAt, smallSite } from "../../../test/small-site";
import { createPageView } from ".";

function view(path: string, ...entries: (Entry | Entry[])[]): PageView {
  const site = smallSite([both("/"), ...entries]);
  return createPageView(site, pageAt(site, path));
}
const SERVICE = de("/services/a/", { title: "Alpha" });

it("createPageView returns the editor's title of the browser tab, and the canonical page of a variant", () => {
  const headTitle = "So erreichen Sie uns";
  expect(view("/de/contact/", de("/contact/", { headTitle }))).toMatchObject({ headTitle });
  const variant = view("/en/test/", both("/test/", { canonical: "/" }));
  expect(variant).toMatchObject({ canonical: "/en/", isIndexable: false, alternates: [] });
});

it("createPageView leaves out fields that only the build uses", () => {
  const done = { related: ["/"], noindex: false, listed: true, draft: false, canonical: "/", headTitle: "Ein Titel" };
  const { content } = view("/de/contact/", de("/contact/", { ...done, translation: "none", closing: "Und jetzt?" }));
  expect(Object.keys(content).sort()).toEqual(["closing", "lead", "title"]);
});

it.each([
  ["services", { type: "listing", id: "all", heading: "Alles", of: "services" }, SERVICE],
  ["departures", { type: "departures", id: "next", heading: "Abfahrt" }, de("/news/a/", { date: "2026-11-01" })],
])("createPageView returns the routes of the list of %s, and a card for each", (list, section, listed) => {
  const { lists, cards } = view("/de/page/", de("/page/", { sections: [section] }), listed);
  expect(lists).toEqual({ [list]: [listed.route] });
  expect(cards).toHaveProperty([listed.route]);
});

it.each([
  ["related pages", { sections: [{ type: "related", routes: ["/services/a/"] }] }],
  ["the link behind related pages", { sections: [{ type: "related", routes: [], more: "/services/a/" }] }],
  ["the proof of a landing page", { proof: "/services/a/", ticket: { route: "/" } }],
  ["the links of a 404 page", { ways: ["/services/a/"] }],
])("createPageView returns cards for %s", (_what, content) => {
  expect(view("/de/page/", de("/page/", content), SERVICE).cards["/services/a/"]).toMatchObject({ title: "Alpha" });
});

it("createPageView returns no card for a page that is not linked, or not published in the language", () => {
  const page = de("/page/", { related: ["/services/english/"] });
  expect(view("/de/page/", page, SERVICE, en("/services/english/"), de("/news/a/")).cards).toEqual({});
});

it("createPageView escapes structured data, which </script would end", () => {
  const { structuredData } = view("/de/services/a/", de("/services/a/", { title: "Alpha </script>" }));
  expect(structuredData).toContain("Alpha \\u003c/script>");
});

it.each([
  ["Berater", "short"],
  ["Berater (m/w/d)", "short"],
  ["Quickstart", "medium"],
  ["IT-Beratung", undefined],
  ["Headless-CMS-Integration", undefined],
  ["IT-System\u00admodernisierung", "long"],
])("createPageView sizes the title %s as %s", (title, size) => {
  const vacancy = "/career/vacancies/a/";
  expect(view(`/de${vacancy}`, de(vacancy, { title, noindex: true })).titleSize).toBe(size);
});

it("createPageView returns a note for projects, in the page's language, if the site's projects are samples", () => {
  const noteOn = (path: string, sampleProjects: boolean) => {
    const pages = [both("/case-study/alpha/", { map: {} }), both("/services/cms/")];
    const site = smallSite(pages, { company: { sampleProjects } });
    return createPageView(site, pageAt(site, path)).sampleNote;
  };
  expect(noteOn("/de/case-study/alpha/", true)).toMatch(/^Beispiel/u);
  expect(noteOn("/en/case-study/alpha/", true)).toMatch(/^Sample/u);
  expect([noteOn("/de/services/cms/", true), noteOn("/de/case-study/alpha/", false)]).toEqual([undefined, undefined]);
});

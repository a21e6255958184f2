import { both, de, pageAt, smallSite } from "../../test/small-site";
import { pageView } from "./page-view";
import type { Card } from "../model/views/card";

const picture = { file: "content/pages/x/cover.svg", alt: "Ein Bild", focus: [10, 0, 60, 100] };
/** Beside a title a picture is decoration: its text alternative stays at home, what a crop must keep does not. */
const shown = { file: picture.file, focus: picture.focus };
const TARGETS = [
  "/news/a/",
  "/news/b/",
  "/case-study/a/",
  "/products/a/",
  "/solutions/a/",
  "/services/a/",
  "/career/vacancies/a/",
];
const MORE: Record<string, Record<string, unknown>> = { "/news/b/": { date: "2026-04-01" } };

/** @returns the card of a page on a page with these fields; every page has a description and a picture. */
function cardOn(content: Record<string, unknown>, route: string): Card | undefined {
  const targets = TARGETS.map((target) => de(target, { picture, description: "Ein Satz.", ...MORE[target] }));
  const site = smallSite([both("/"), de("/page/", content), ...targets]);
  return pageView(site, pageAt(site, "/de/page/")).cards[route];
}

const listing = (of: string) => ({ sections: [{ type: "listing", id: of, heading: "Alles", of }] });

/** A page's data is small (quality P): a list of names carries no sentences, and a list of sentences no pictures. */
describe("the cards on a page", () => {
  it.each([
    ["/career/vacancies/a/", "vacancies"],
    ["/services/a/", "services"],
  ])("have neither sentence nor picture where %s stands in the list of %s", (route, of) => {
    expect(cardOn(listing(of), route)).toMatchObject({ path: `/de${route}`, line: "A" });
    expect(cardOn(listing(of), route)).not.toHaveProperty("text");
    expect(cardOn(listing(of), route)).not.toHaveProperty("picture");
  });

  it("have a sentence in the list of news, and a picture where they lead a year", () => {
    expect(cardOn(listing("news"), "/news/a/")).toMatchObject({
      text: "Ein Satz.",
      date: "2026-05-01",
      picture: shown,
    });
    const older = cardOn(listing("news"), "/news/b/");
    expect(older).toMatchObject({ text: "Ein Satz.", date: "2026-04-01" });
    expect(older).not.toHaveProperty("picture");
  });

  it("have less to say of news the older its year is: pictures for three years, sentences for five", () => {
    const years = [2026, 2025, 2024, 2022, 2021, 2020];
    const articles = years.map((year) =>
      de(`/news/in-${year}/`, { picture, description: "Ein Satz.", date: `${year}-02-01` }),
    );
    const site = smallSite([both("/"), de("/page/", listing("news")), ...articles]);
    const { cards } = pageView(site, pageAt(site, "/de/page/"));
    const shownOf = years.map((year) => Object.keys(cards[`/news/in-${year}/`] ?? {}));
    expect(shownOf.map((keys) => keys.includes("picture"))).toEqual([true, true, true, false, false, false]);
    expect(shownOf.map((keys) => keys.includes("text"))).toEqual([true, true, true, true, true, false]);
  });

  it.each([
    ["/case-study/a/", "projects"],
    ["/products/a/", "products"],
    ["/solutions/a/", "solutions"],
  ])("have a sentence and a picture where %s stands in the list of %s", (route, of) => {
    expect(cardOn(listing(of), route)).toMatchObject({ text: "Ein Satz.", picture: shown });
  });

  it("have a picture among related pages, and none behind an entry's link", () => {
    expect(cardOn({ related: ["/services/a/"] }, "/services/a/")).toMatchObject({ picture: shown });
    const items = { sections: [{ type: "items", items: [{ route: "/services/a/" }] }] };
    expect(cardOn(items, "/services/a/")).not.toHaveProperty("picture");
  });

  it.each([
    ["cards", { text: "Ein Satz.", picture: shown }],
    ["teasers", { text: "Ein Satz." }],
  ])("show what an editor chose as %s, and no more", (as, more) => {
    const chosen = { sections: [{ type: "related", as, routes: ["/services/a/"] }] };
    const { text, picture: cover } = cardOn(chosen, "/services/a/") ?? {};
    expect({ text, ...(cover ? { picture: cover } : {}) }).toEqual(more);
  });

  it("have a name only behind the button of a call to action", () => {
    const call = { sections: [{ type: "call-to-action", route: "/services/a/" }] };
    expect(cardOn(call, "/services/a/")).toMatchObject({ path: "/de/services/a/" });
    expect(cardOn(call, "/services/a/")).not.toHaveProperty("text");
  });

  it.each([
    [{ ...listing("services"), related: ["/services/a/"] }, "/services/a/"],
    [{ ...listing("projects"), ways: ["/case-study/a/"] }, "/case-study/a/"],
  ])("have the picture where one place of two shows it", (content, route) => {
    expect(cardOn(content, route)).toMatchObject({ picture: shown, text: "Ein Satz." });
  });
});

import { both, de, pageAt, smallSite } from "../testing/small-site";
import { pageView } from "./page-view";
import type { Card } from "./site";

const picture = { file: "content/pages/x/cover.svg", alt: "Ein Bild" };
const TARGETS = ["/news/a/", "/case-study/a/", "/products/a/", "/solutions/a/", "/services/a/", "/career/vacancies/a/"];

/** @returns the card of a page on a page with these fields; every page has a description and a picture. */
function cardOn(content: Record<string, unknown>, route: string): Card | undefined {
  const targets = TARGETS.map((target) => de(target, { picture, description: "Ein Satz." }));
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

  it("have a sentence and no picture in the list of news", () => {
    expect(cardOn(listing("news"), "/news/a/")).toMatchObject({ text: "Ein Satz.", date: "2026-05-01" });
    expect(cardOn(listing("news"), "/news/a/")).not.toHaveProperty("picture");
  });

  it.each([
    ["/case-study/a/", "projects"],
    ["/products/a/", "products"],
    ["/solutions/a/", "solutions"],
  ])("have a sentence and a picture where %s stands in the list of %s", (route, of) => {
    expect(cardOn(listing(of), route)).toMatchObject({ text: "Ein Satz.", picture });
  });

  it("have a picture among related pages, and none behind an entry's link", () => {
    expect(cardOn({ related: ["/services/a/"] }, "/services/a/")).toMatchObject({ picture });
    const items = { sections: [{ type: "items", items: [{ route: "/services/a/" }] }] };
    expect(cardOn(items, "/services/a/")).not.toHaveProperty("picture");
  });

  it.each([
    [{ ...listing("services"), related: ["/services/a/"] }, "/services/a/"],
    [{ ...listing("projects"), ways: ["/case-study/a/"] }, "/case-study/a/"],
  ])("have the picture where one place of two shows it", (content, route) => {
    expect(cardOn(content, route)).toMatchObject({ picture, text: "Ein Satz." });
  });
});

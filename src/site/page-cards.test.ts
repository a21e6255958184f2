/** Tests the size of page data (quality P): a list of names has no sentences, and a list of sentences no pictures. */
import { both, de, pageAt, smallSite } from "../../test/small-site";
import { createPageView } from "./page-view";

const picture = { file: "content/pages/x/cover.svg", alt: "Ein Bild", focus: [10, 0, 60, 100] };
/** The picture on a card, without its text alternative. */
const shown = { file: picture.file, focus: picture.focus, isFirst: true };

const described = (route: string, date = "2026-05-01") => de(route, { picture, description: "Ein Satz.", date });
const KINDS = ["/case-study/a/", "/products/a/", "/solutions/a/", "/services/a/", "/career/vacancies/a/"];
const listing = (of: string) => ({ sections: [{ type: "listing", id: of, heading: "Alles", of }] });
const section = (more: object) => ({ sections: [more] });

const SERVICE = "/services/a/";
const PRODUCT = "/products/a/";
const NAME = {};
const SENTENCE = { text: "Ein Satz." };
const PICTURE = { text: "Ein Satz.", picture: shown };

it.each<[string, object, string, object]>([
  ["in the list of vacancies", listing("vacancies"), "/career/vacancies/a/", NAME],
  ["in the list of services", listing("services"), SERVICE, NAME],
  ["in the list of projects", listing("projects"), "/case-study/a/", PICTURE],
  ["in the list of products", listing("products"), PRODUCT, PICTURE],
  ["in the list of solutions", listing("solutions"), "/solutions/a/", PICTURE],
  ["among related pages", { related: [SERVICE] }, SERVICE, NAME],
  ["behind an entry's link", section({ type: "items", items: [{ title: "A" }, { route: SERVICE }] }), SERVICE, NAME],
  ["chosen as a card", section({ type: "related", as: "cards", routes: [SERVICE] }), SERVICE, PICTURE],
  ["chosen as a teaser", section({ type: "related", as: "teasers", routes: [SERVICE] }), SERVICE, SENTENCE],
  ["shown twice, by the larger card", { ...listing("products"), related: [PRODUCT] }, PRODUCT, PICTURE],
])("page data of a page %s have only the fields that are shown", (_where, content, route, expected) => {
  const site = smallSite([both("/"), de("/page/", { ...content }), ...KINDS.map((each) => described(each))]);
  const { text, picture: cover, path } = createPageView(site, pageAt(site, "/de/page/")).cards[route] ?? {};
  expect({ path, ...(text ? { text } : {}), ...(cover ? { picture: cover } : {}) }).toEqual({
    path: `/de${route}`,
    ...expected,
  });
});

it("a list of news has the first picture of each of three years, and sentences for five years", () => {
  const dates = ["2026-05-01", "2026-04-01", "2025-02-01", "2024-02-01", "2022-02-01", "2021-02-01", "2020-02-01"];
  const articles = dates.map((date) => described(`/news/on-${date}/`, date));
  const site = smallSite([both("/"), de("/page/", listing("news")), ...articles]);
  const { cards } = createPageView(site, pageAt(site, "/de/page/"));
  const keys = dates.map((date) => Object.keys(cards[`/news/on-${date}/`] ?? {}));
  expect(keys.map((each) => each.includes("picture"))).toEqual([true, false, true, true, false, false, false]);
  expect(keys.map((each) => each.includes("text"))).toEqual([true, true, true, true, true, true, false]);
});

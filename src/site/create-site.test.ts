import { de, smallSite } from "../../test/small-site";

const vacancy = "/career/vacancies/driver/";
const fair = (start: string, end: string) => ({ event: { name: "Rail Days", start, end, city: "Berlin" } });

describe("createSite", () => {
  it.each([
    ["an ordinary page", "/contact/", {}, { isIndexable: true, isListed: true }],
    ["a page with noindex", "/contact/", { noindex: true }, { isIndexable: false, isListed: false }],
    ["a page with noindex: false", "/contact/", { noindex: false }, { isIndexable: true, isListed: true }],
    ["an unlisted page", "/contact/", { listed: false }, { isIndexable: true, isListed: false }],
    ["a variant of a page", "/contact/", { canonical: "/" }, { isIndexable: false, isListed: false }],
    ["a 404 page", "/404/", {}, { isIndexable: false, isListed: false }],
    ["a page of a past campaign", "/contact/", { past: true }, { isIndexable: true, isListed: true, isPast: true }],
  ])("computes whether %s is indexable and listed", (_what, route, content, expected) => {
    expect(smallSite([de(route, content)]).pages[0]).toMatchObject({ isPast: false, ...expected });
  });

  it.each([
    ["2026-11-19", { isPast: false, isIndexable: true, isListed: true }],
    ["2026-11-20", { isPast: false, isIndexable: true, isListed: true }],
    ["2026-11-21", { isPast: true, isIndexable: false, isListed: false }],
  ])("computes on %s whether a vacancy that closes on 20 November is filled", (today, expected) => {
    expect(smallSite([de(vacancy, { closes: "2026-11-20" })], { today }).pages[0]).toMatchObject(expected);
  });

  it("keeps a vacancy without a closing day open", () => {
    expect(smallSite([de(vacancy)], { today: "2036-01-01" }).pages[0]).toMatchObject({ isPast: false, isListed: true });
  });

  it.each([
    ["2026-11-18", false],
    ["2026-11-20", false],
    ["2026-11-21", true],
  ])("computes on %s for an event from 18 to 20 November: isPast is %s", (today, isPast) => {
    const site = smallSite([de("/fair-rail/", fair("2026-11-18", "2026-11-20"))], { today });
    expect(site.pages[0]).toMatchObject({ isPast, isIndexable: true, isListed: true });
  });

  it("marks an article about a past event as past, and an article without an event never", () => {
    const site = smallSite([
      de("/news/rail/", fair("2020-01-01", "2020-01-02")),
      de("/news/old/", { date: "2018-01-01" }),
    ]);
    expect(site.pages.map(({ isPast }) => isPast)).toEqual([true, false]);
  });
});

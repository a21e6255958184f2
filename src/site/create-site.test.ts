import { de, smallSite } from "../../test/small-site";

const vacancy = "/career/vacancies/driver/";
const fair = (start: string, end: string) => ({ event: { name: "Rail Days", start, end, city: "Berlin" } });

describe("createSite", () => {
  it.each([
    ["an ordinary page", "/contact/", {}, { isIndexable: true, isListed: true }],
    ["a page with noindex", "/contact/", { noindex: true }, { isIndexable: false, isListed: false }],
    ["a page that says noindex: false", "/contact/", { noindex: false }, { isIndexable: true, isListed: true }],
    ["a page that is not listed", "/contact/", { listed: false }, { isIndexable: true, isListed: false }],
    ["a variant of another page", "/contact/", { canonical: "/" }, { isIndexable: false, isListed: false }],
    ["a page for missing pages", "/404/", {}, { isIndexable: false, isListed: false }],
    ["a page of a past campaign", "/contact/", { past: true }, { isIndexable: true, isListed: true, isPast: true }],
  ])("knows who may find %s", (_what, route, content, expected) => {
    expect(smallSite([de(route, content)]).pages[0]).toMatchObject({ isPast: false, ...expected });
  });

  it.each([
    ["2026-11-19", { isPast: false, isIndexable: true, isListed: true }],
    ["2026-11-20", { isPast: false, isIndexable: true, isListed: true }],
    ["2026-11-21", { isPast: true, isIndexable: false, isListed: false }],
  ])("takes applications on %s where the closing day is 20 November, or says that it is filled", (today, expected) => {
    expect(smallSite([de(vacancy, { closes: "2026-11-20" })], { today }).pages[0]).toMatchObject(expected);
  });

  it("keeps a vacancy without a closing day open", () => {
    expect(smallSite([de(vacancy)], { today: "2036-01-01" }).pages[0]).toMatchObject({ isPast: false, isListed: true });
  });

  it.each([
    ["2026-11-18", false],
    ["2026-11-20", false],
    ["2026-11-21", true],
  ])("has an event from 18 to 20 November on %s over: %s", (today, isPast) => {
    const site = smallSite([de("/fair-rail/", fair("2026-11-18", "2026-11-20"))], { today });
    expect(site.pages[0]).toMatchObject({ isPast, isIndexable: true, isListed: true });
  });

  it("takes an article about a past event for past, and an article without one never", () => {
    const site = smallSite([
      de("/news/rail/", fair("2020-01-01", "2020-01-02")),
      de("/news/old/", { date: "2018-01-01" }),
    ]);
    expect(site.pages.map(({ isPast }) => isPast)).toEqual([true, false]);
  });
});

import type { Entry } from "../content/load";
import { de, en, smallSite } from "../testing/small-site";
import { departures } from "./lists";

const fair = (name: string, start: string, end = start) =>
  de(`/fair-${name}/`, { event: { name: "Rail Days", start, end, city: "Berlin" } });
const job = (name: string, posted: string, closes?: string) =>
  de(`/career/vacancies/${name}/`, { posted, ...(closes ? { closes } : {}) });
const news = (name: string, date: string) => de(`/news/${name}/`, { date });
const board = (entries: Entry[], today = "2026-11-20") => departures(smallSite(entries, { today }), "de");

describe("departures", () => {
  it("shows two news, three vacancies and one fair at most, the newest of each, by date", () => {
    const rows = board([
      ...["2026-01-01", "2026-10-10", "2026-11-01"].map((day) => news(day, day)),
      ...["2026-09-01", "2026-09-02", "2026-09-03", "2026-10-20"].map((day) => job(day, day)),
      fair("spring", "2027-03-09"),
      fair("past", "2026-03-09"),
    ]);
    expect(rows).toEqual([
      "/career/vacancies/2026-09-02/",
      "/career/vacancies/2026-09-03/",
      "/news/2026-10-10/",
      "/career/vacancies/2026-10-20/",
      "/news/2026-11-01/",
      "/fair-spring/",
    ]);
  });

  it("shows the next fair, not the last one that is planned", () => {
    expect(board([fair("later", "2028-03-09"), fair("next", "2027-03-09")])).toEqual(["/fair-next/"]);
  });

  it("shows a fair to its last day", () => {
    const entries = [fair("now", "2026-11-18", "2026-11-20")];
    expect(board(entries, "2026-11-20")).toEqual(["/fair-now/"]);
    expect(board(entries, "2026-11-21")).toEqual([]);
  });

  it("drops a vacancy on the day after its closing day, and shows the next one in its place", () => {
    const entries = ["2026-09-04", "2026-09-03", "2026-09-02"].map((day) => job(day, day));
    entries.push(job("closing", "2026-10-01", "2026-11-20"));
    expect(board(entries, "2026-11-20")).toContain("/career/vacancies/closing/");
    expect(board(entries, "2026-11-21")).toEqual(
      entries
        .slice(0, 3)
        .map(({ route }) => route)
        .reverse(),
    );
  });

  it("names a page once, where an article announces the event that is next", () => {
    const event = { name: "Rail Days", start: "2027-03-09", end: "2027-03-11", city: "Berlin" };
    expect(board([de("/news/meet-us/", { date: "2026-11-01", event })])).toEqual(["/news/meet-us/"]);
  });

  it("shows pages of its language only", () => {
    const site = smallSite([news("german", "2026-11-01"), en("/news/english/")]);
    expect(departures(site, "en")).toEqual(["/news/english/"]);
  });

  it("is empty where there is nothing to show", () => {
    expect(board([de("/"), de("/services/a/")])).toEqual([]);
  });
});

import type { Entry } from "../content/load";
import { de, en, smallSite } from "../../test/small-site";
import { departures } from "./departures";

const fair = (name: string, start: string, end = start, more = {}) =>
  de(`/fair-${name}/`, { event: { name: "Rail Days", start, end, city: "Berlin", ...more } });
const job = (name: string, posted: string, closes?: string) =>
  de(`/career/vacancies/${name}/`, { posted, ...(closes ? { closes } : {}) });
const news = (name: string, date: string) => de(`/news/${name}/`, { date });
const board = (entries: Entry[], today = "2026-11-20") => departures(smallSite(entries, { today }), "de");

describe("departures", () => {
  it("begins with what is to come, by day; news and open vacancies follow, newest first", () => {
    const rows = board([
      ...["2026-10-10", "2026-11-01", "2026-11-11"].map((day) => news(day, day)),
      ...["2026-09-01", "2026-09-02"].map((day) => job(day, day)),
      job("closing", "2026-10-20", "2027-04-30"),
      fair("spring", "2027-03-09"),
      fair("past", "2026-03-09"),
    ]);
    expect(rows).toEqual([
      "/fair-spring/",
      "/career/vacancies/closing/",
      "/news/2026-11-11/",
      "/news/2026-11-01/",
      "/career/vacancies/2026-09-02/",
      "/career/vacancies/2026-09-01/",
    ]);
  });

  it("has six rows at most, and two of them for news where there is any", () => {
    const days = ["01", "02", "03", "04", "05", "06", "07"].map((day) => `2026-12-${day}`);
    const closing = days.map((day) => job(day, "2026-10-01", day));
    const routes = days.map((day) => `/career/vacancies/${day}/`);
    expect(board(closing)).toEqual(routes.slice(0, 6));
    const articles = [news("first", "2026-11-01"), news("second", "2026-11-02")];
    expect(board([...closing, ...articles])).toEqual([...routes.slice(0, 4), "/news/second/", "/news/first/"]);
  });

  it("has an article for thirty days", () => {
    const entries = [news("alpha", "2026-10-21")];
    expect(board(entries, "2026-11-20")).toEqual(["/news/alpha/"]);
    expect(board(entries, "2026-11-21")).toEqual([]);
  });

  it("shows a fair to its last day, and orders it by that day once it has begun", () => {
    const entries = [fair("now", "2026-11-18", "2026-11-24"), job("closing", "2026-10-01", "2026-11-22")];
    expect(board(entries, "2026-11-18")).toEqual(["/fair-now/", "/career/vacancies/closing/"]);
    expect(board(entries, "2026-11-20")).toEqual(["/career/vacancies/closing/", "/fair-now/"]);
    expect(board(entries, "2026-11-24")).toEqual(["/fair-now/"]);
    expect(board(entries, "2026-11-25")).toEqual([]);
  });

  it("leaves out a fair that was called off", () => {
    expect(board([fair("off", "2027-03-09", "2027-03-11", { cancelled: true })])).toEqual([]);
  });

  it("drops a vacancy on the day after its closing day", () => {
    const entries = [job("open", "2026-09-04"), job("closing", "2026-10-01", "2026-11-20")];
    expect(board(entries, "2026-11-20")).toEqual(["/career/vacancies/closing/", "/career/vacancies/open/"]);
    expect(board(entries, "2026-11-21")).toEqual(["/career/vacancies/open/"]);
  });

  it("names a page once, where an article announces the event that is next", () => {
    const event = { name: "Rail Days", start: "2027-03-09", end: "2027-03-11", city: "Berlin" };
    expect(board([de("/news/meet-us/", { date: "2026-11-01", event })])).toEqual(["/news/meet-us/"]);
  });

  it("shows pages of its language only", () => {
    const site = smallSite([news("german", "2026-11-01"), en("/news/english/", { date: "2026-11-01" })]);
    expect(departures(site, "en")).toEqual(["/news/english/"]);
  });

  it("is empty where there is nothing to show", () => {
    expect(board([de("/"), de("/services/a/")])).toEqual([]);
  });
});

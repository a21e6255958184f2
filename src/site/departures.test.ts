import type { Entry } from "../content/load";
import { de, en, smallSite } from "../../test/small-site";
import { departures } from "./departures";

const EVENT = { name: "Rail Days", start: "2026-11-18", end: "2026-11-24", city: "Berlin" };
const fair = (name: string, more = {}) => de(`/fair-${name}/`, { event: { ...EVENT, ...more } });
const spring = { start: "2027-03-09", end: "2027-03-09" };
const job = (name: string, posted: string, closes?: string) =>
  de(`/career/vacancies/${name}/`, { posted, ...(closes ? { closes } : {}) });
const news = (name: string, date: string) => de(`/news/${name}/`, { date });
const board = (entries: Entry[], today = "2026-11-20") => departures(smallSite(entries, { today }), "de");

it("the board begins with what is to come, by day; the two newest articles and open vacancies follow", () => {
  const rows = board([
    ...["2026-10-10", "2026-11-01", "2026-11-02", "2026-11-11"].map((day) => news(day, day)),
    ...["2026-09-01", "2026-09-02"].map((day) => job(day, day)),
    job("closing", "2026-10-20", "2027-04-30"),
    fair("spring", spring),
    fair("past", { start: "2026-03-09", end: "2026-03-09" }),
    fair("off", { ...spring, cancelled: true }),
    en("/news/english/", { date: "2026-11-11" }),
  ]);
  expect(rows).toEqual([
    "/fair-spring/",
    "/career/vacancies/closing/",
    "/news/2026-11-11/",
    "/news/2026-11-02/",
    "/career/vacancies/2026-09-02/",
  ]);
});

it("the board has five rows at most, and two of them for news where there is any", () => {
  const days = ["01", "02", "03", "04", "05", "06", "07"].map((day) => `2026-12-${day}`);
  const closing = days.map((day) => job(day, "2026-10-01", day));
  const routes = days.map((day) => `/career/vacancies/${day}/`);
  expect(board(closing)).toEqual(routes.slice(0, 5));
  const articles = [news("first", "2026-11-01"), news("second", "2026-11-02")];
  expect(board([...closing, ...articles])).toEqual([...routes.slice(0, 3), "/news/second/", "/news/first/"]);
});

const CLOSING = "/career/vacancies/closing/";
const PAIR = [fair("now"), job("closing", "2026-10-01", "2026-11-22")];
const VACANCIES = [job("open", "2026-09-04"), job("closing", "2026-10-01", "2026-11-20")];

it.each([
  ["an article, for thirty days", [news("alpha", "2026-10-21")], "2026-11-20", ["/news/alpha/"]],
  ["no article that is older", [news("alpha", "2026-10-21")], "2026-11-21", []],
  ["a fair for its first day", PAIR, "2026-11-18", ["/fair-now/", CLOSING]],
  ["a fair for its last day once it has begun", PAIR, "2026-11-20", [CLOSING, "/fair-now/"]],
  ["a fair on its last day", PAIR, "2026-11-24", ["/fair-now/"]],
  ["no fair that is over", PAIR, "2026-11-25", []],
  ["a vacancy on its closing day", VACANCIES, "2026-11-20", [CLOSING, "/career/vacancies/open/"]],
  ["no vacancy that is filled", VACANCIES, "2026-11-21", ["/career/vacancies/open/"]],
  ["an article with a fair once", [de("/news/a/", { date: "2026-11-01", event: EVENT })], "2026-11-02", ["/news/a/"]],
  ["no other pages", [de("/"), de("/services/a/")], "2026-11-20", []],
])("the board has %s", (_what, entries, today, rows) => {
  expect(board(entries, today)).toEqual(rows);
});

import type { Entry } from "../content/load";
import { de, en, smallSite } from "../../test/small-site";
import { listDepartures } from "./departures";

const EVENT = { name: "Rail Days", start: "2026-11-18", end: "2026-11-24", city: "Berlin" };
const fair = (name: string, more = {}) => de(`/fair-${name}/`, { event: { ...EVENT, ...more } });
const spring = { start: "2027-03-09", end: "2027-03-09" };
const job = (name: string, posted: string, closes?: string) =>
  de(`/career/vacancies/${name}/`, { posted, ...(closes ? { closes } : {}) });
const news = (name: string, date: string) => de(`/news/${name}/`, { date });
const board = (entries: Entry[], today = "2026-11-20") => listDepartures(smallSite(entries, { today }), "de");

it("departures lists the two newest articles, then upcoming days, then open vacancies", () => {
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
    "/news/2026-11-02/",
    "/news/2026-11-11/",
    "/fair-spring/",
    "/career/vacancies/closing/",
    "/career/vacancies/2026-09-02/",
  ]);
});

it("departures lists five rows at most, two of which are for news", () => {
  const days = ["01", "02", "03", "04", "05", "06", "07"].map((day) => `2026-12-${day}`);
  const closing = days.map((day) => job(day, "2026-10-01", day));
  const routes = days.map((day) => `/career/vacancies/${day}/`);
  expect(board(closing)).toEqual(routes.slice(0, 5));
  const articles = [news("first", "2026-11-01"), news("second", "2026-11-02")];
  expect(board([...closing, ...articles])).toEqual(["/news/first/", "/news/second/", ...routes.slice(0, 3)]);
});

const CLOSING = "/career/vacancies/closing/";
const PAIR = [fair("now"), job("closing", "2026-10-01", "2026-11-22")];
const VACANCIES = [job("open", "2026-09-04"), job("closing", "2026-10-01", "2026-11-20")];

it.each([
  ["an article for thirty days", [news("alpha", "2026-10-21")], "2026-11-20", ["/news/alpha/"]],
  ["no older article", [news("alpha", "2026-10-21")], "2026-11-21", []],
  ["a fair by its first day until it begins", PAIR, "2026-11-18", ["/fair-now/", CLOSING]],
  ["a fair by its last day from the second day on", PAIR, "2026-11-20", [CLOSING, "/fair-now/"]],
  ["a fair on its last day", PAIR, "2026-11-24", ["/fair-now/"]],
  ["no past fair", PAIR, "2026-11-25", []],
  ["a vacancy on its closing day", VACANCIES, "2026-11-20", [CLOSING, "/career/vacancies/open/"]],
  ["no filled vacancy", VACANCIES, "2026-11-21", ["/career/vacancies/open/"]],
  ["an article about a fair once", [de("/news/a/", { date: "2026-11-01", event: EVENT })], "2026-11-02", ["/news/a/"]],
  ["no pages of a different kind", [de("/"), de("/services/a/")], "2026-11-20", []],
])("departures lists %s", (_what, entries, today, rows) => {
  expect(board(entries, today)).toEqual(rows);
});

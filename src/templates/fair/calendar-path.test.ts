import { both, pageAt, smallSite } from "../../../test/small-site";
import { calendarPath } from "./calendar-path";

const EVENT = { name: "Fair", start: "2027-03-09", end: "2027-03-11", city: "Berlin" };
const pathOn = (today: string, route = "/fair/", fields: Record<string, unknown> = { event: EVENT }) =>
  calendarPath(pageAt(smallSite([both(route, fields)], { today }), `/en${route}`));

describe("a calendar file", () => {
  it.each(["2026-11-20", "2027-03-09", "2027-03-11"])("lies beside the page of a fair to come, on %s", (today) => {
    expect(pathOn(today)).toBe("/en/fair/fair.ics");
  });

  it("is gone on the day after the fair", () => {
    expect(pathOn("2027-03-12")).toBeUndefined();
  });

  it("is not there for a fair that was called off, nor without one", () => {
    expect(pathOn("2026-11-20", "/fair/", { event: { ...EVENT, cancelled: true } })).toBeUndefined();
    expect(pathOn("2026-11-20", "/fair-company/", {})).toBeUndefined();
  });

  it("is the fair's: an article about it has none", () => {
    expect(pathOn("2026-11-20", "/news/fair/")).toBeUndefined();
  });
});

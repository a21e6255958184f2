import { FARE_MAP_START, FARE_MAP_WIDTH, type FareMap } from "../../model/views/fare-map";
import { de, smallSite } from "../../../test/small-site";
import { createFareMap } from "./fare-map";

/** Creates the map of services with these prices in thousands of euros, all on one line. */
function createMap(...thousands: number[]): FareMap | undefined {
  const names = thousands.map((amount, index) => [`/services/s${index}/`, `price${amount}`, amount * 1000] as const);
  const conditions = { people: 3, includes: ["A", "B"], excludes: ["C"], raises: ["D"] };
  const site = smallSite(names.map(([route, fixed]) => de(route, { fare: { ...conditions, fixed } })));
  site.facts = Object.fromEntries(names.map(([, name, euros]) => [name, { is: "a price", euros }]));
  const [page] = site.pages;
  const routes = names.map(([route]) => route);
  return page && createFareMap(site, page, routes);
}

it("the map of fares places stops by price, the dearest one before the end, and has round ticks", () => {
  const map = createMap(50, 0, 100);
  const [start, half, end] = map?.lines[0]?.stops.map(({ x }) => x) ?? [];
  expect(start).toBe(FARE_MAP_START);
  expect(half).toBeCloseTo((FARE_MAP_START + (end ?? 0)) / 2, -1);
  expect(end).toBeLessThan(FARE_MAP_WIDTH);
  expect(map?.ticks.map(([, label]) => label)).toEqual(["0", "20.000", "40.000", "60.000", "80.000", "100.000"]);
});

it("labels of equal prices are on different sides, and a third one begins behind the first", () => {
  const [first, second, third] = createMap(10, 10, 10, 100)?.lines[0]?.stops.map(({ label }) => label) ?? [];
  expect([first?.isAbove, second?.isAbove]).toEqual([true, false]);
  expect(third?.isAbove).toBe(true);
  expect(third?.x).toBeGreaterThan((first?.x ?? 0) + 100);
});

it("a list with one price has no map", () => {
  expect(createMap(10)).toBeUndefined();
});

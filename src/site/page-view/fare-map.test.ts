import { formatEuros } from "../../i18n/euros";
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
  expect(map?.ticks.map(([, label]) => label)).toEqual(
    [0, 20, 40, 60, 80, 100].map((thousands) => formatEuros(thousands * 1000, "de")),
  );
});

it.each([
  ["two equal prices are on different sides", [40, 40, 100], ["above from 0", "below from 0", "above to 0"]],
  ["some end there", [40, 50, 60, 100], ["above from 0", "below to 0", "below from 0", "above to 0"]],
  [
    "a third equal price begins behind",
    [40, 40, 40, 100],
    ["above from 0", "below to 0", "below from 14", "above to 0"],
  ],
])("labels begin or end at their stops, as far as there is room: %s", (_what, prices, expected) => {
  const stops = createMap(...prices)?.lines[0]?.stops ?? [];
  const places = stops.map(({ x, label }) => {
    const distance = Math.abs(label.x - x) - 9;
    return `${label.isAbove ? "above" : "below"} ${label.isEnd ? "to" : "from"} ${distance}`;
  });
  expect(places).toEqual(expected);
});

it("a list with one price has no map", () => {
  expect(createMap(10)).toBeUndefined();
});

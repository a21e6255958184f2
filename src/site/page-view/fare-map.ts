/** Map of the list of prices: a stop per offer, at a distance that is its price. */
import { FARE_MAP_START, FARE_MAP_WIDTH, type FareMap, type FareStop } from "../../model/views/fare-map";
import { declaredLetters } from "../../model/views/line-letter";
import { computeFare } from "../fares";
import type { Site, SitePage } from "../site";

/** Candidates for the distance between two ticks, in euros. */
const STEPS = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const MAX_TICKS = 9;
/** The widths of a character and of the gap between two labels, in units of the drawing. */
const CHARACTER = 9.2;
const GAP = 14;
/** The distance of a label's end from its stop. */
const OVERHANG = 9;

interface Offer {
  page: SitePage;
  amount: number;
  isFixed: boolean;
}

/** Creates the map of the offers on a list, if at least two have a price. @param routes the list */
export function createFareMap(site: Site, { language }: SitePage, routes: readonly string[]): FareMap | undefined {
  const offers = routes.flatMap((route): Offer[] => {
    const page = site.find(language, route);
    const fare = page && computeFare(site, page);
    return fare ? [{ page, amount: fare.amount, isFixed: fare.isFixed }] : [];
  });
  if (offers.length < 2) return undefined;
  const end = Math.max(...offers.map(({ amount }) => amount)) * 1.04;
  const xOf = (euros: number) => Math.round(FARE_MAP_START + ((FARE_MAP_WIDTH - FARE_MAP_START) * euros) / end);
  const step = STEPS.find((euros) => end / euros <= MAX_TICKS) ?? end;
  const numbers = new Intl.NumberFormat(language);
  const format = (euros: number) => numbers.format(euros);
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
  return {
    ticks: ticks.map((euros) => [xOf(euros), format(euros)] as const),
    lines: declaredLetters(site.lines).map((letter) => {
      const ofLine = offers.filter(({ page }) => "line" in page.content && page.content.line === letter);
      const byPrice = ofLine.sort((one, other) => one.amount - other.amount);
      return { letter, stops: placeStops(byPrice, xOf, format) };
    }),
  };
}

/** Places labels above and below a line, where they are next to their stop, or else behind the label before. */
function placeStops(offers: readonly Offer[], xOf: (euros: number) => number, format: (euros: number) => string) {
  const ends = { above: 0, below: 0 };
  return offers.map(({ page, amount, isFixed }): FareStop => {
    const x = xOf(amount);
    const width = (page.label.length + format(amount).length + 1) * CHARACTER;
    const isEnd = x + width > FARE_MAP_WIDTH;
    const left = isEnd ? x + OVERHANG - width : x - OVERHANG;
    const fits = (["above", "below"] as const).find((side) => ends[side] <= left);
    const side = fits ?? (ends.above <= ends.below ? "above" : "below");
    const start = fits ? left : ends[side];
    ends[side] = start + width + GAP;
    const label = { x: isEnd ? x + OVERHANG : Math.round(start), isAbove: side === "above", isEnd };
    return { route: page.route, x, amount: format(amount), isFixed, label };
  });
}

/** Map of the list of prices: a stop per offer, at a distance that is its price. */
import { formatEuros } from "../../i18n/euros";
import { FARE_MAP_START, FARE_MAP_WIDTH, type FareMap, type FareStop } from "../../model/views/fare-map";
import { declaredLetters } from "../../model/views/line-letter";
import { computeFare } from "../fares";
import type { Site, SitePage } from "../site";

/** Candidates for the distance between two ticks, in euros. */
const STEPS = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const MAX_TICKS = 9;
/** The widths of a character and of the gap between two labels, in units of the drawing. */
const CHARACTER = 8.6;
const GAP = 14;
/** The distance of a label's end from its stop. */
const OVERHANG = 9;
/** The left edge of labels, behind the name of their line. */
const LABELS_START = 205;
/** The places of a label in order of preference, and whether it ends at its stop. */
const PLACES = [
  ["above", false],
  ["below", false],
  ["above", true],
  ["below", true],
] as const;
/** Distances of a label from its stop, tried in turn. */
const DRIFTS = [0, 30, 80, 240, Infinity];

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
    ticks: ticks.map((euros) => [xOf(euros), formatEuros(euros, language)] as const),
    lines: declaredLetters(site.lines).map((letter) => {
      const ofLine = offers.filter(({ page }) => "line" in page.content && page.content.line === letter);
      const byPrice = ofLine.sort((one, other) => one.amount - other.amount);
      return { letter, stops: placeStops(byPrice, xOf, format) ?? [] };
    }),
  };
}

type Stop = Omit<FareStop, "label"> & { width: number };
/** The ends of the last labels above and below a line. */
type Ends = Readonly<Record<"above" | "below", number>>;

function placeStops(offers: readonly Offer[], xOf: (euros: number) => number, format: (euros: number) => string) {
  const stops = offers.map(({ page, amount, isFixed }): Stop => {
    const width = (page.label.length + format(amount).length + 1) * CHARACTER;
    return { route: page.route, x: xOf(amount), amount: format(amount), isFixed, width };
  });
  const ends: Ends = { above: LABELS_START, below: LABELS_START };
  return DRIFTS.reduce<FareStop[] | undefined>((found, drift) => found ?? placeLabels(stops, ends, drift), undefined);
}

/**
 * Places labels above and below a line, so that each begins or ends at its stop.
 * @param drift how far a label may be from its stop, behind the label before
 * @returns undefined if there is no room
 */
function placeLabels([stop, ...rest]: readonly Stop[], ends: Ends, drift: number): FareStop[] | undefined {
  if (!stop) return [];
  const { width, ...fields } = stop;
  for (const [side, isEnd] of PLACES) {
    const left = isEnd ? stop.x + OVERHANG - width : stop.x - OVERHANG;
    const start = Math.max(left, ends[side]);
    const isInside = start + width <= FARE_MAP_WIDTH || drift === Infinity;
    if (start - left > drift || !isInside) continue;
    const others = placeLabels(rest, { ...ends, [side]: start + width + GAP }, drift);
    const x = Math.round(isEnd ? start + width : start);
    if (others) return [{ ...fields, label: { x, isAbove: side === "above", isEnd } }, ...others];
  }
  return undefined;
}

/** What the oldest browsers of package.json's `browserslist` know, by MDN's data on every feature of the web. */
import bcd from "@mdn/browser-compat-data";
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { browserslist } from "../../../package.json";

/** The browsers' names in `browserslist`, and in MDN's data. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

const QUERY = /^(?<name>\w+) >= (?<version>[\d.]+)$/u;

const OLDEST = oldestBrowsers(browserslist);

/** The same is asked of every page. */
const ANSWERS = new Map<string, readonly string[]>();

/**
 * @param queries of `browserslist`, each of the form `firefox >= 115`
 * @returns the oldest version of each browser, by its name in MDN's data
 * @throws where a query has another form, or names another browser
 */
export function oldestBrowsers(queries: readonly string[]): ReadonlyMap<BrowserName, string> {
  return new Map(
    queries.map((query) => {
      const { name = "", version = "" } = QUERY.exec(query)?.groups ?? {};
      const browser = NAMES[name];
      if (!browser) throw new Error(`browserslist: "${query}" is not of the form "firefox >= 115"`);
      return [browser, version];
    }),
  );
}

/** @param key as MDN names a feature: `css.selectors.has`. @returns what MDN says of it, and of what belongs to it */
export function featureAt(key: string): Identifier | undefined {
  let found: unknown = bcd;
  for (const name of key.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found as Identifier;
}

/** @returns the names of all features below one, as MDN names them: `css.types.color.color-mix` below `css.types` */
export function keysBelow(path: string): string[] {
  const names = Object.keys(featureAt(path) ?? {}).filter((name) => name !== "__compat");
  return names.flatMap((name) => [`${path}.${name}`, ...keysBelow(`${path}.${name}`)]);
}

/** @returns features by the last part of their names: `toSorted` is a part of several */
export function byLastName(keys: readonly string[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const name = key.slice(key.lastIndexOf(".") + 1);
    found.set(name, [...(found.get(name) ?? []), key]);
  }
  return found;
}

/**
 * @param key as MDN names a feature
 * @param prefixes that stand beside it, so that a browser that knows one of them lacks nothing: `-webkit-`
 * @returns the oldest browsers that lack it, or know a part of it only: `Firefox 115`. None where MDN does not know it.
 */
export function lacking(key: string, prefixes: readonly string[] = []): readonly string[] {
  const question = [key, ...prefixes].join(" ");
  const known = ANSWERS.get(question) ?? browsersWithout(key, prefixes);
  ANSWERS.set(question, known);
  return known;
}

function browsersWithout(key: string, prefixes: readonly string[]): readonly string[] {
  const compat = featureAt(key)?.__compat;
  if (!compat) return [];
  return [...OLDEST].flatMap(([browser, version]) =>
    knows(compat, browser, version, prefixes) ? [] : [`${bcd.browsers[browser].name} ${version}`],
  );
}

/** @returns whether any browser has it without being asked to by its user; others are ideas, which no program uses */
export function isReal(key: string): boolean {
  const compat = featureAt(key)?.__compat;
  return [...OLDEST.keys()].some((browser) => compat && statements(compat, browser).some((one) => isShipped(one)));
}

function knows(compat: CompatStatement, browser: BrowserName, version: string, prefixes: readonly string[]): boolean {
  const all = statements(compat, browser);
  // Where nothing is said, nothing is known to be missing.
  if (all.length === 0) return true;
  return all.some(
    (one) =>
      isShipped(one) &&
      !one.partial_implementation &&
      !one.alternative_name &&
      (one.prefix === undefined || prefixes.includes(one.prefix)) &&
      isAsOld(one.version_added as string, version),
  );
}

function statements(compat: CompatStatement, browser: BrowserName): SimpleSupportStatement[] {
  return [compat.support[browser] ?? []].flat();
}

function isShipped({ version_added: added, version_removed: removed, flags }: SimpleSupportStatement): boolean {
  return Boolean(added) && added !== "preview" && !removed && !flags;
}

/** MDN writes `≤37` where it knows no more. */
function isAsOld(added: string, version: string): boolean {
  return added.replace("≤", "").localeCompare(version, "en", { numeric: true }) <= 0;
}

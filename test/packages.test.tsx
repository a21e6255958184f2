/** @jest-environment jsdom */
/**
 * What the site relies on of its packages (specification, sections 8 and 9; quality R11, R13). That they are what runs in
 * the browser: e2e/packages.spec.ts.
 */
import { createRequire } from "node:module";
import { parse } from "@formatjs/icu-messageformat-parser";
import { render } from "@testing-library/react";
import { FormattedRelativeTime, RawIntlProvider } from "react-intl";
import type { Language } from "../src/i18n/languages";
import { intlFor } from "../src/i18n/language-provider";

interface Router {
  pick(patterns: readonly { path: string }[], path: string): { route: { path: string } } | null;
}
// Gatsby's own copy: no other package has one.
const { pick } = createRequire(require.resolve("gatsby/package.json"))("@gatsbyjs/reach-router") as Router;

const intlIn = (language: Language, messages: object = {}) => intlFor({ language, messages } as never);
const NATIVE = Object.getOwnPropertyDescriptors(Intl);
let log: string[] = [];

beforeEach(() => {
  log = [];
  jest.spyOn(console, "error").mockImplementation((problem) => void log.push(String(problem)));
});
afterEach(() => void Object.defineProperties(Intl, NATIVE));

/** The first of equals wins: 4 + 3 and 4 - 5 make 4 + 2; 4 + 3, 4 + 1 and 4 - 5 make twice 4 + 2, and 4 - 5. */
it.each([
  ["/de/news", "/de/news", "/de/:page"],
  ["/de/news", "/de/:page", "/de/*"],
  ["/de//news", "/de/:page/news", "/de//news"],
  ["/de//news", "/de//*", "/de/*"],
  ["/", "/", "/*"],
  ["/de/news", "/:language/:page", "/de/*"],
  ["/de/news/fair", "/de/news/*", "/de/*"],
  ["/de/no/such/page", "/de/*", "/de/:page"],
  ["/de", "/de/*", "/:language", "equal"],
  ["/de//news", "/de//*", "/:language/:page/*", "equal"],
  ["/de/news", "/de/:page", "/:language/news", "equal"],
])("the router finds that %s fits %s better than %s, or as well", (path, one, other, areEqual = "") => {
  const winner = (...patterns: string[]) =>
    pick(
      patterns.map((each) => ({ path: each })),
      path,
    )?.route.path;
  expect([winner(one, other), winner(other, one)]).toEqual([one, areEqual ? other : one]);
});

it.each([
  ["de", undefined, "15:05"],
  ["en", undefined, "15:05"],
  ["de", { weekday: "long" }, "Freitag, 15:05"],
  ["de", { second: "numeric" }, "59"],
] as const)(
  "a time is hour and minute in Berlin (%s), unless its options name a part of it: %j",
  (language, how, said) => expect(intlIn(language).formatTime(new Date("2026-11-20T14:05:59Z"), how)).toBe(said),
);

/** Compiled, as in the language packs. */
const MESSAGES = {
  greeting: parse("Guten Tag, {name}"),
  count: parse("{count, plural, one {# Meldung} other {# Meldungen}}"),
  since: parse("Seit {day, date, short}"),
};
const DAY = new Date("2026-11-20T12:00:00Z");
const [MISSING, FAILED] = [/Missing message: "none"/u, /Error formatting message: "greeting"/u];

it.each<[without: string, call: [method: string, ...values: unknown[]], shown: RegExp, logged?: RegExp]>([
  ["", ["formatMessage", { id: "greeting" }, { name: "Erika" }], /^Guten Tag, Erika$/u],
  ["", ["formatMessage", { id: "none" }], /^none$/u, MISSING],
  ["", ["formatMessage", { id: "none", defaultMessage: parse("Day, {a}") }, { a: "Al" }], /^Day, Al$/u, MISSING],
  ["", ["formatMessage", { id: "greeting" }], /^greeting$/u, FAILED],
  ["", ["formatMessage", { id: "greeting", defaultMessage: parse("Good day") }], /^Good day$/u, FAILED],
  ["PluralRules", ["formatMessage", { id: "count" }, { count: 1 }], /^count$/u, /Intl.PluralRules is not/u],
  ["DateTimeFormat", ["formatMessage", { id: "since" }, { day: DAY }], /^since$/u, /Intl.DateTimeFormat is not/u],
  ["DateTimeFormat", ["formatDate", DAY], /Nov 20 2026/u, /Intl.DateTimeFormat is not/u],
  ["NumberFormat", ["formatNumber", 1200], /^1200$/u, /Intl.NumberFormat is not/u],
  ["RelativeTimeFormat", ["formatRelativeTime", -2, "day"], /^-2$/u, /Intl.RelativeTimeFormat is not/u],
  // What it shows instead is an error of its own, and no matter here: the site has no such list.
  ["ListFormat", ["formatList", ["Tee", "Brot"]], /^/u, /Intl.ListFormat is not/u],
])(
  "without %s, %j shows %s, and what is wrong is logged",
  (without, [method, ...values], shown, logged = undefined) => {
    const setUp = () => intlIn("de", MESSAGES) as unknown as Record<string, (...all: unknown[]) => unknown>;
    // react-intl asks these for their languages when it is set up, and would throw: they are removed afterwards.
    const early = /^(?:Date|Number)/u.test(without) ? setUp() : undefined;
    if (without) Object.defineProperty(Intl, without, { value: undefined, configurable: true });
    const intl = early ?? setUp();
    expect(String(intl[method]?.(...values))).toMatch(shown);
    expect(log).toEqual(logged ? expect.arrayContaining([expect.stringMatching(logged)]) : []);
  },
);

it.each([
  [-59, "vor 59 Sekunden", "59 seconds ago"],
  [-60, "vor 1 Minute", "1 minute ago"],
  [3599, "in 60 Minuten", "in 60 minutes"],
  [3600, "in 1 Stunde", "in 1 hour"],
  [-86_399, "vor 24 Stunden", "24 hours ago"],
  [-86_400, "vor 1 Tag", "1 day ago"],
])("a relative time of %d s that goes on is said in its unit: %s", (value, ...said) => {
  const time = <FormattedRelativeTime value={value} unit="second" updateIntervalInSeconds={10} />;
  const texts = (["de", "en"] as const).map(
    (language) => render(<RawIntlProvider value={intlIn(language)}>{time}</RawIntlProvider>).container.textContent,
  );
  expect(texts).toEqual(said);
});

/** @jest-environment jsdom */
/**
 * Every kind of translation problem that the specification (section 8) names is logged in production, and the page shows
 * the default message, the id, or the plain value (quality R11).
 */
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { IntlShape } from "react-intl";
import type { LanguagePack } from "./pack";

const NATIVE = Object.getOwnPropertyDescriptors(Intl);
const MESSAGES: Record<string, MessageFormatElement[]> = {
  count: parse("{count, plural, one {# Meldung} other {# Meldungen}}"),
  since: parse("Seit {day, date, short}"),
};
const DAY = new Date("2026-11-20T12:00:00Z");

let log: jest.SpyInstance;
const environment = process.env["NODE_ENV"];
beforeEach(() => {
  jest.resetModules();
  Object.assign(process.env, { NODE_ENV: "production" });
  log = jest.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  Object.defineProperties(Intl, NATIVE);
  jest.restoreAllMocks();
  Object.assign(process.env, { NODE_ENV: environment });
});

/** Formatters are kept: each test has its own. */
async function intl(language = "de"): Promise<IntlShape> {
  const { intlFor } = await import("./language-provider");
  return intlFor({ language, messages: MESSAGES } as unknown as LanguagePack);
}

function logged(): string {
  return log.mock.calls.map(([error]) => String(error)).join("\n");
}

describe("a browser without", () => {
  it.each<[keyof typeof Intl, string, (german: IntlShape) => unknown, unknown]>([
    ["PluralRules", "a plural", (german) => german.formatPlural(1), "other"],
    [
      "PluralRules",
      "a message with a plural",
      (german) => german.formatMessage({ id: "count" }, { count: 1 }),
      "count",
    ],
    // react-intl loses what it can't list. The site has no list, and a page that lacks a format stays as it was built.
    ["ListFormat", "a list", (german) => german.formatList(["A", "B"]), [undefined, undefined]],
    ["RelativeTimeFormat", "a relative time", (german) => german.formatRelativeTime(-2, "day"), "-2"],
    ["DateTimeFormat", "a date", (german) => german.formatDate(DAY), String(DAY)],
    ["DateTimeFormat", "a time", (german) => german.formatTime(DAY), String(DAY)],
    [
      "DateTimeFormat",
      "a message with a date",
      (german) => german.formatMessage({ id: "since" }, { day: DAY }),
      "since",
    ],
  ])("Intl.%s: %s", async (format, _, show, shown) => {
    const german = await intl();
    Object.defineProperty(Intl, format, { value: undefined, configurable: true });
    const without = format === "DateTimeFormat" ? german : await intl();
    expect(log).not.toHaveBeenCalled();
    expect(show(without)).toEqual(shown);
    expect(logged()).toMatch(/Intl\.|is not a constructor/u);
  });
});

describe("a missing locale", () => {
  it("that the browser does not know is logged, and its own stands in", async () => {
    jest.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
    const german = await intl();
    expect(logged()).toContain('Missing locale data for locale: "de-DE" in Intl.DateTimeFormat');
    expect(german.formatDate(DAY)).toMatch(/2026/u);
  });

  it("that the site does not know is logged, and the default one stands in", async () => {
    const french = await intl("fr");
    expect(logged()).toContain('"locale" was not configured');
    expect(french.formatMessage({ id: "count" }, { count: 2 })).toBe("2 Meldungen");
  });
});

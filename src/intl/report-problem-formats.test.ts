/** @jest-environment jsdom */
/** What a browser can't format is logged in production, and the page shows the id or the plain value (quality R11). */
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
async function intl(): Promise<IntlShape> {
  const { intlFor } = await import("./language-provider");
  return intlFor({ language: "de", messages: MESSAGES } as unknown as LanguagePack);
}

function logged(): string {
  return log.mock.calls.map(([error]) => String(error)).join("\n");
}

describe("a browser without", () => {
  it.each<[keyof typeof Intl, string, (german: IntlShape) => unknown, unknown]>([
    [
      "PluralRules",
      "a message with a plural",
      (german) => german.formatMessage({ id: "count" }, { count: 1 }),
      "count",
    ],
    ["DateTimeFormat", "a date", (german) => german.formatDate(DAY), String(DAY)],
    [
      "DateTimeFormat",
      "a message with a date",
      (german) => german.formatMessage({ id: "since" }, { day: DAY }),
      "since",
    ],
    ["NumberFormat", "a number", (german) => german.formatNumber(1200), "1200"],
  ])("Intl.%s: %s", async (format, _, show, shown) => {
    const german = await intl();
    Object.defineProperty(Intl, format, { value: undefined, configurable: true });
    expect(log).not.toHaveBeenCalled();
    expect(show(german)).toEqual(shown);
    expect(logged()).toMatch(/Intl\.|is not a constructor/u);
  });
});

/**
 * What the react-intl in the bundle, as the site sets it up, shows in the place of what it can't format, and that it logs
 * each such problem (specification, section 8; quality R11).
 */
import { parse } from "@formatjs/icu-messageformat-parser";
import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { openWithCode } from "./shipped-code";

declare const shipped: {
  intlFor(pack: object): Record<string, (...values: unknown[]) => unknown>;
};

/** Compiled, as in the language packs: the browser has no parser. */
const MESSAGES = {
  greeting: parse("Guten Tag, {name}"),
  count: parse("{count, plural, one {# Meldung} other {# Meldungen}}"),
  since: parse("Seit {day, date, short}"),
};

/** react-intl asks these for their languages when it is set up, and would throw: they are removed afterwards. */
const NEEDED_AT_SETUP = ["DateTimeFormat", "NumberFormat"];

type Call = [method: string, ...values: unknown[]];

/** @param without what the browser lacks of `Intl`. @returns what is shown, and the errors that are logged */
async function format(page: Page, [method, ...values]: Call, without = ""): Promise<{ shown: unknown; log: string[] }> {
  const log: string[] = [];
  const note = (message: ConsoleMessage) => message.type() === "error" && log.push(message.text());
  await openWithCode(page, ["src/i18n/language-provider.tsx"]);
  page.on("console", note);
  const call = { method, values, messages: MESSAGES, without, isLate: NEEDED_AT_SETUP.includes(without) };
  const shown = await page.evaluate(({ method, values, messages, without, isLate }) => {
    if (!isLate) Reflect.deleteProperty(Intl, without);
    const intl = shipped.intlFor({ language: "de", messages });
    if (isLate) Reflect.deleteProperty(Intl, without);
    return intl[method]?.(...values);
  }, call);
  page.off("console", note);
  return { shown, log };
}

test("a message that can be formatted is shown, and nothing is logged", async ({ page }) => {
  const result = await format(page, ["formatMessage", { id: "greeting" }, { name: "Erika" }]);
  expect(result).toEqual({ shown: "Guten Tag, Erika", log: [] });
});

test("a message that can't be formatted is logged once, and the default message or the id is shown", async ({
  page,
}) => {
  const [missing, failed] = [/Missing message: "none"/u, /Error formatting message: "greeting"/u];
  const [hello, goodDay] = [parse("Good day, {name}"), parse("Good day")];
  for (const [descriptor, values, instead, problem] of [
    [{ id: "none" }, {}, "none", missing],
    [{ id: "none", defaultMessage: hello }, { name: "Erika" }, "Good day, Erika", missing],
    [{ id: "greeting" }, {}, "greeting", failed],
    [{ id: "greeting", defaultMessage: goodDay }, {}, "Good day", failed],
  ] as const) {
    const { shown, log } = await format(page, ["formatMessage", descriptor, values]);
    expect(shown).toBe(instead);
    expect(log).toEqual([expect.stringMatching(problem)]);
  }
});

test("what needs a format that the browser lacks is logged, and the id or the plain value is shown", async ({
  page,
}) => {
  const day = new Date("2026-11-20T12:00:00Z");
  for (const [without, call, instead] of [
    ["PluralRules", ["formatMessage", { id: "count" }, { count: 1 }], /^count$/u],
    ["DateTimeFormat", ["formatMessage", { id: "since" }, { day }], /^since$/u],
    ["DateTimeFormat", ["formatDate", day], /Nov 20 2026/u],
    ["NumberFormat", ["formatNumber", 1200], /^1200$/u],
    ["RelativeTimeFormat", ["formatRelativeTime", -2, "day"], /^-2$/u],
  ] as [string, Call, RegExp][]) {
    const { shown, log } = await format(page, call, without);
    expect(shown, without).toMatch(instead);
    expect(log.join("\n")).toContain(`Intl.${without} is not`);
  }
});

/** What it shows instead is an error of its own (`formatListToParts`), and no matter here: the site has no such list. */
test("a list is logged where the browser lacks ListFormat", async ({ page }) => {
  const { log } = await format(page, ["formatList", ["Tee", "Brot"]], "ListFormat");
  expect(log.join("\n")).toContain("Intl.ListFormat is not");
});

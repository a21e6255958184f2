/**
 * What the site relies on of its packages, called module by module on an empty page: ranking of paths, times, and what is
 * shown and logged where a message or a format fails (specification, sections 8 and 9; quality R11, R13).
 */
import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "@playwright/test";
import { sampled } from "./sampled";
import { openWithCode } from "./shipped-code";
import type { Language } from "./site";

declare const shipped: typeof import("react") &
  typeof import("react-dom/client") &
  typeof import("react-intl") &
  typeof import("../src/i18n/language-provider") & {
    pick(patterns: readonly { path: string }[], path: string): { route: { path: string } } | null;
  };

/** Patterns that fit the same path. The first of equals wins, so pairs of equals pin the points, not only their order. */
const RANKED: readonly [path: string, one: string, other: string, areEqual?: "equal"][] = [
  ["/de/news", "/de/news", "/de/:page"],
  ["/de/news", "/de/:page", "/de/*"],
  ["/de//news", "/de/:page/news", "/de//news"],
  ["/de//news", "/de//*", "/de/*"],
  ["/", "/", "/*"],
  ["/de/news", "/:language/:page", "/de/*"],
  ["/de/news/fair", "/de/news/*", "/de/*"],
  ["/de/no/such/page", "/de/*", "/de/:page"],
  // 4 + 3 and 4 - 5 make 4 + 2; 4 + 3, 4 + 1 and 4 - 5 make twice 4 + 2, and 4 - 5.
  ["/de", "/de/*", "/:language", "equal"],
  ["/de//news", "/de//*", "/:language/:page/*", "equal"],
  ["/de/news", "/de/:page", "/:language/news", "equal"],
];

test("the router ranks 4 points per segment, 3 more for a static one, 2 for a parameter, 1 for an empty one, 5 fewer for a wildcard @job", async ({
  page,
}) => {
  await openWithCode(page, ["@gatsbyjs/reach-router/dist/index.modern.mjs"]);
  const winner = (address: string, ...patterns: string[]) =>
    page.evaluate(
      ([to = "", ...all]) =>
        shipped.pick(
          all.map((path) => ({ path })),
          to,
        )?.route.path,
      [address, ...patterns],
    );
  for (const [address, one, other, areEqual] of RANKED) {
    expect(await winner(address, one, other), address).toBe(one);
    expect(await winner(address, other, one), address).toBe(areEqual ? other : one);
  }
  expect(await winner("/de/news/fair", "/de/news", "/de/:page", "/"), "none fits").toBeUndefined();
});

test("a time is hour and minute in Berlin, unless its options name a part of it @job", async ({ page }) => {
  await openWithCode(page, ["src/i18n/language-provider.tsx"]);
  const time = (language: Language, options?: Intl.DateTimeFormatOptions) =>
    page.evaluate(
      ([to, how]) =>
        shipped.intlFor({ language: to, messages: {} } as never).formatTime(new Date("2026-11-20T14:05:59Z"), how),
      [language, options] as const,
    );
  expect(await time("de")).toBe("15:05");
  expect(await time("en")).toBe("15:05");
  expect(await time("de", { weekday: "long" })).toBe("Freitag, 15:05");
  expect(await time("de", { second: "numeric" })).toBe("59");
});

const RELATIVE = [
  [-59, "vor 59 Sekunden", "59 seconds ago"],
  [-60, "vor 1 Minute", "1 minute ago"],
  [3599, "in 60 Minuten", "in 60 minutes"],
  [3600, "in 1 Stunde", "in 1 hour"],
  [-86_399, "vor 24 Stunden", "24 hours ago"],
  [-86_400, "vor 1 Tag", "1 day ago"],
] as const;

test("a relative time that goes on changes its unit at 60, 3600 and 86400 seconds @job", async ({ page }) => {
  await openWithCode(page, ["react/index.js", "react-dom/client.js", "react-intl/index.js", "language-provider.tsx"]);
  for (const [value, de, en] of RELATIVE)
    for (const [language, said] of [
      ["de", de],
      ["en", en],
    ] as const) {
      await page.evaluate(
        (to) => {
          const { createElement, createRoot, FormattedRelativeTime, intlFor, RawIntlProvider } = shipped;
          const time = createElement(FormattedRelativeTime, { ...to, unit: "second", updateIntervalInSeconds: 10 });
          const intl = intlFor({ language: to.language, messages: {} } as never);
          const root = document.body.appendChild(document.createElement("p"));
          createRoot(root).render(createElement(RawIntlProvider, { value: intl }, time));
        },
        { value, language },
      );
      await expect(page.locator("p").last()).toHaveText(said);
    }
});

/** Compiled, as in the language packs: the browser has no parser. */
const MESSAGES = {
  greeting: parse("Guten Tag, {name}"),
  count: parse("{count, plural, one {# Meldung} other {# Meldungen}}"),
  since: parse("Seit {day, date, short}"),
};
const DAY = new Date("2026-11-20T12:00:00Z");
const [MISSING, FAILED] = [/Missing message: "none"/u, /Error formatting message: "greeting"/u];

interface Problem {
  call: [method: string, ...values: unknown[]];
  /** What the browser lacks of `Intl`. */
  without?: string;
  shown: RegExp;
  /** Logged once. */
  logged?: RegExp;
}

const PROBLEMS: readonly Problem[] = [
  { call: ["formatMessage", { id: "greeting" }, { name: "Erika" }], shown: /^Guten Tag, Erika$/u },
  { call: ["formatMessage", { id: "none" }], shown: /^none$/u, logged: MISSING },
  {
    call: ["formatMessage", { id: "none", defaultMessage: parse("Good day, {name}") }, { name: "Erika" }],
    shown: /^Good day, Erika$/u,
    logged: MISSING,
  },
  { call: ["formatMessage", { id: "greeting" }], shown: /^greeting$/u, logged: FAILED },
  {
    call: ["formatMessage", { id: "greeting", defaultMessage: parse("Good day") }],
    shown: /^Good day$/u,
    logged: FAILED,
  },
  { call: ["formatMessage", { id: "count" }, { count: 1 }], without: "PluralRules", shown: /^count$/u },
  { call: ["formatMessage", { id: "since" }, { day: DAY }], without: "DateTimeFormat", shown: /^since$/u },
  { call: ["formatDate", DAY], without: "DateTimeFormat", shown: /Nov 20 2026/u },
  { call: ["formatNumber", 1200], without: "NumberFormat", shown: /^1200$/u },
  { call: ["formatRelativeTime", -2, "day"], without: "RelativeTimeFormat", shown: /^-2$/u },
  // What it shows instead is an error of its own (`formatListToParts`), and no matter here: the site has no such list.
  { call: ["formatList", ["Tee", "Brot"]], without: "ListFormat", shown: /^/u },
];

for (const { call, without = "", shown, logged } of sampled(PROBLEMS, 4)) {
  const how = without ? `without Intl.${without}` : "with every format";
  test(`${JSON.stringify(call)} ${how} shows ${shown.source}, and what is wrong is logged @job`, async ({ page }) => {
    const log: string[] = [];
    await openWithCode(page, ["src/i18n/language-provider.tsx"]);
    page.on("console", (message) => message.type() === "error" && log.push(message.text()));
    const [method, ...values] = call;
    // react-intl asks these for their languages when it is set up, and would throw: they are removed afterwards.
    const isLate = ["DateTimeFormat", "NumberFormat"].includes(without);
    const said = await page.evaluate(
      (wanted) => {
        if (!wanted.isLate) Reflect.deleteProperty(Intl, wanted.without);
        const intl = shipped.intlFor({ language: "de", messages: wanted.messages } as never);
        if (wanted.isLate) Reflect.deleteProperty(Intl, wanted.without);
        return (intl as unknown as Record<string, (...all: unknown[]) => unknown>)[wanted.method]?.(...wanted.values);
      },
      { method, values, messages: MESSAGES, without, isLate },
    );
    expect(String(said)).toMatch(shown);
    if (without) expect(log.join("\n")).toContain(`Intl.${without} is not`);
    else expect(log).toEqual(logged ? [expect.stringMatching(logged)] : []);
  });
}

/** Times and relative times (specification, section 9), by the react-intl in the bundle, as the site sets it up. */
import { expect, type Page, test } from "@playwright/test";
import { openWithCode } from "./shipped-code";
import type { Language } from "./site";

declare const shipped: typeof import("react") &
  typeof import("react-dom/client") &
  typeof import("react-intl") &
  typeof import("../src/i18n/language-provider");

const CODE = ["react/index.js", "react-dom/client.js", "react-intl/index.js", "src/i18n/language-provider.tsx"];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openWithCode(page, CODE);
});

function time(page: Page, language: Language, options?: Intl.DateTimeFormatOptions): Promise<string> {
  const format = ({ language, options }: { language: Language; options?: Intl.DateTimeFormatOptions }) => {
    const intl = shipped.intlFor({ language, messages: {} } as never);
    return intl.formatTime(new Date("2026-11-20T14:05:59Z"), options);
  };
  return page.evaluate(format, { language, options });
}

test("a time without options is hour and minute, in Berlin", async ({ page }) => {
  expect(await time(page, "de")).toBe("15:05");
  expect(await time(page, "en")).toBe("15:05");
  expect(await time(page, "de", { weekday: "long" })).toBe("Freitag, 15:05");
});

test("a time whose options name a part of it is that part", async ({ page }) => {
  expect(await time(page, "de", { second: "numeric" })).toBe("59");
});

/** Renders a time that goes on by itself, in the place of the one before. */
async function show(page: Page, seconds: number, language: Language = "en"): Promise<void> {
  const render = ({ value, language }: { value: number; language: Language }) => {
    const { createElement, createRoot, FormattedRelativeTime, intlFor, RawIntlProvider } = shipped;
    const time = createElement(FormattedRelativeTime, { value, unit: "second", updateIntervalInSeconds: 1 });
    const intl = intlFor({ language, messages: {} } as never);
    const root = document.createElement("p");
    document.body.replaceChildren(root);
    createRoot(root).render(createElement(RawIntlProvider, { value: intl }, time));
  };
  await page.evaluate(render, { value: seconds, language });
}

/** Lets React render what has changed, which it does in tasks that no timer begins. @returns what the page says then */
function textNow(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (let tasks = 0; tasks < 5; tasks++) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
    return document.body.innerText;
  });
}

const UNITS = [
  [59, "59 seconds ago", "in 59 seconds", "vor 59 Sekunden"],
  [60, "1 minute ago", "in 1 minute", "vor 1 Minute"],
  [3599, "60 minutes ago", "in 60 minutes", "vor 60 Minuten"],
  [3600, "1 hour ago", "in 1 hour", "vor 1 Stunde"],
  [86_399, "24 hours ago", "in 24 hours", "vor 24 Stunden"],
  [86_400, "1 day ago", "in 1 day", "vor 1 Tag"],
] as const;

test("a relative time changes its unit at 60, 3600 and 86400 seconds", async ({ page }) => {
  for (const [seconds, ago, ahead, inGerman] of UNITS) {
    await show(page, -seconds);
    expect(await textNow(page)).toBe(ago);
    await show(page, seconds);
    expect(await textNow(page)).toBe(ahead);
    await show(page, -seconds, "de");
    expect(await textNow(page)).toBe(inGerman);
  }
});

const STEPS = [
  [58, "58 seconds ago", 1000, "59 seconds ago"],
  [59, "59 seconds ago", 1000, "1 minute ago"],
  [60, "1 minute ago", 60_000, "2 minutes ago"],
  [3599, "60 minutes ago", 1000, "1 hour ago"],
  [3600, "1 hour ago", 3_600_000, "2 hours ago"],
] as const;

test("a relative time goes on by itself when the next one is due, not a millisecond before", async ({ page }) => {
  for (const [seconds, first, wait, next] of STEPS) {
    await show(page, -seconds);
    expect(await textNow(page)).toBe(first);
    await page.clock.runFor(wait - 1);
    expect(await textNow(page)).toBe(first);
    await page.clock.runFor(1);
    expect(await textNow(page)).toBe(next);
  }
});

test("a relative time of a day stands still", async ({ page }) => {
  await show(page, -86_400);
  await page.clock.runFor(2 * 86_400_000);
  expect(await textNow(page)).toBe("1 day ago");
});

/** Provides a tab in the engine of the project (e2e/standalone.config.ts). */
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { waitForHydration } from "../browser";
import { headingOf } from "../built-pages";
import { FIRST_BUILD } from "../deploys/builds";
import { test as base } from "../deploys/deploy-test";
import { type FaultHost, REPORT_PATH } from "../fault-host";
import { startChromium, startFirefox } from "./drivers/puppeteer";
import { startWebKit } from "./drivers/webkit";
import { type Driver, type Engine, retryInterrupted, type Tab } from "./tab";

const START: Readonly<Record<Engine, () => Promise<Driver>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/**
 * Reports errors of a page to its host, because drivers of engines differ in the errors they report. WebKitGTK 2.50
 * rejects a promise of its own if a view transition between documents is skipped.
 */
const ERROR_REPORTER = `
  // Some engines log requests that are aborted when the page unloads.
  let isUnloading = false;
  addEventListener("beforeunload", () => isUnloading = true);
  addEventListener("pageshow", () => isUnloading = false);
  const report = (type, text) => isUnloading || /skipTransition/.test(text) || navigator.sendBeacon("${REPORT_PATH}", location.pathname + " " + type + ": " + text);
  const toText = (each) => each instanceof Error ? each.name + ": " + each.message : typeof each === "object" ? JSON.stringify(each) : String(each);
  for (const level of ["error", "warn"]) {
    const log = console[level];
    console[level] = (...all) => { report("console " + level, all.map(toText).join(" ")); log.apply(console, all); };
  }
  addEventListener("error", ({ target, message }) => report("error", message || "can't be loaded: " + (target.currentSrc || target.src || target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => report("rejection", toText(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => report("policy", effectiveDirective + " " + blockedURI));
`;

export const test = base.extend<{ tab: Tab }, { engine: Engine; driver: Driver }>({
  engine: ["chromium", { scope: "worker", option: true }],
  driver: [
    async ({ engine }, provide) => {
      const driver = await START[engine]();
      await provide(driver);
      await driver.quit();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  host: async ({ host }, provide) => {
    if (!existsSync(FIRST_BUILD)) throw new Error(`${FIRST_BUILD} - is missing - run npm run build:starter`);
    host.addScript(ERROR_REPORTER);
    await provide(host);
  },
  tab: async ({ driver }, provide) => {
    const tab = await driver.newTab();
    await provide(tab);
    await tab.close();
  },
});

/** Opens a path of the host, with query and fragment, and waits for its hydration. */
export async function visitPage(tab: Tab, host: FaultHost, path: string): Promise<void> {
  await tab.open(host.origin + path);
  await waitForHydration(tab);
}

/** Checks for Gatsby's performance mark. Runs in the page. */
export const hasGatsbyHydrated = () => performance.getEntriesByName("onInitialClientRender").length > 0;

/** Waits until React has hydrated the page or left it plain, for 3 s at most. */
export async function waitUntilSettled(tab: Tab): Promise<void> {
  const isPlain = () => (history.state as { isPlain?: boolean } | null)?.isPlain && document.readyState === "complete";
  for (let tries = 0; tries < 30; tries += 1) {
    if ((await duringNavigation(tab, hasGatsbyHydrated)) || (await duringNavigation(tab, isPlain))) break;
    await pause(100);
  }
  await pause(200);
}

/** Runs a script without side effects, again if a navigation interrupts it. */
const duringNavigation = <Result>(tab: Tab, script: () => Result) => retryInterrupted(() => tab.evaluate(script));

function readState(tab: Tab) {
  return duringNavigation(tab, () => {
    const { pathname, search, hash } = location;
    const { activeElement: focused, body } = document;
    return {
      url: pathname + search + hash,
      heading: document.querySelector("h1")?.innerText.replace(/\s+/gu, " ").trim() ?? "",
      language: document.documentElement.lang,
      status: [...document.querySelectorAll("[role=status]")].at(-1)?.textContent ?? "",
      focus: focused ? focused.tagName.toLowerCase() + (focused.id ? `#${focused.id}` : "") : "",
      isComplete: ["header a", "footer a"].every((link) => document.querySelector(link)) && body.innerText.length > 500,
    };
  });
}

export async function expectState(
  tab: Tab,
  expected: Partial<Record<keyof Awaited<ReturnType<typeof readState>>, unknown>>,
): Promise<void> {
  await expect.poll(() => readState(tab), { timeout: 25_000 }).toMatchObject(expected);
}

/** Waits until the tab shows a complete page. `end` is query and fragment, `shown` may be the path of the offline page. */
export function expectPage(tab: Tab, path: string, end = "", shown = path): Promise<void> {
  const heading = expect.stringContaining(headingOf(shown));
  return expectState(tab, { url: path + end, heading, ...(shown === path ? { isComplete: true } : {}) });
}

export const goBackInHistory = (tab: Tab): Promise<void> => tab.evaluate(() => history.back());

/** A visit in one of the three engines: which one, the project says (playwright.programs.config.ts). */
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { whenHydrated } from "../browser";
import { headingOf } from "../built-site";
import { FIRST_BUILD } from "../deploys/builds";
import { test as base } from "../deploys/deploy-test";
import { type Host, REPORT_PATH } from "../host";
import { startChromium, startFirefox } from "./drivers/puppeteer";
import { startWebKit } from "./drivers/webkit";
import { type Driver, type Engine, retrying, type Tab } from "./tab";

const START: Readonly<Record<Engine, () => Promise<Driver>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/**
 * Reports what a page complains of to its host: engines differ in what their drivers hear. WebKitGTK 2.50 rejects a promise
 * of its own where a transition between two documents does not take place.
 */
const PROBE = `
  // What is on its way when the visitor leaves is given up: some engines call that an error.
  let isLeft = false;
  addEventListener("beforeunload", () => isLeft = true);
  addEventListener("pageshow", () => isLeft = false);
  const tell = (kind, text) => isLeft || /skipTransition/.test(text) || navigator.sendBeacon("${REPORT_PATH}", location.pathname + " " + kind + ": " + text);
  const say = (each) => each instanceof Error ? each.name + ": " + each.message : typeof each === "object" ? JSON.stringify(each) : String(each);
  for (const level of ["error", "warn"]) {
    const log = console[level];
    console[level] = (...all) => { tell("console " + level, all.map(say).join(" ")); log.apply(console, all); };
  }
  addEventListener("error", ({ target, message }) => tell("error", message || "can't be loaded: " + (target.currentSrc || target.src || target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell("rejection", say(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => tell("policy", effectiveDirective + " " + blockedURI));
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
    if (!existsSync(FIRST_BUILD)) throw new Error(`Build the site first: ${FIRST_BUILD} is missing`);
    host.addScript(PROBE);
    await provide(host);
  },
  tab: async ({ driver }, provide) => {
    const tab = await driver.newTab();
    await provide(tab);
    await tab.close();
  },
});

/** Opens a path of the host and waits until React has taken the page over. */
export async function visit(tab: Tab, host: Host, pathAndMore: string): Promise<void> {
  await tab.open(host.origin + pathAndMore);
  await whenHydrated(tab);
}

/** Gatsby's own mark. Runs in the page. */
export const isTakenOver = () => performance.getEntriesByName("onInitialClientRender").length > 0;

/** Taken over by React, or plain: after a while nothing more will come. */
export async function settled(tab: Tab): Promise<void> {
  const isPlain = () => (history.state as { isPlain?: boolean } | null)?.isPlain && document.readyState === "complete";
  for (let tries = 0; tries < 30; tries += 1) {
    if ((await duringNavigation(tab, isTakenOver)) || (await duringNavigation(tab, isPlain))) break;
    await pause(100);
  }
  await pause(200);
}

/** Runs what only looks: where one document makes way for another, it ends, or finds none, and is asked again. */
const duringNavigation = <Result>(tab: Tab, script: () => Result) => retrying(() => tab.evaluate(script));

/** Where the visitor is, and what is seen and said there. */
function place(tab: Tab) {
  return duringNavigation(tab, () => {
    const { pathname, search, hash } = location;
    const { activeElement: focused, body } = document;
    return {
      address: pathname + search + hash,
      heading: document.querySelector("h1")?.innerText.replace(/\s+/gu, " ").trim() ?? "",
      language: document.documentElement.lang,
      said: [...document.querySelectorAll("[role=status]")].at(-1)?.textContent ?? "",
      focus: focused ? focused.tagName.toLowerCase() + (focused.id ? `#${focused.id}` : "") : "",
      isWhole: ["header a", "footer a"].every((part) => document.querySelector(part)) && body.innerText.length > 500,
    };
  });
}

export async function expectPlace(
  tab: Tab,
  wanted: Partial<Record<keyof Awaited<ReturnType<typeof place>>, unknown>>,
): Promise<void> {
  await expect.poll(() => place(tab), { timeout: 25_000 }).toMatchObject(wanted);
}

/**
 * Waits until the visitor is on this page, and it is there with all that belongs to it.
 * @param more of the address
 * @param shown the page that is shown at this address, where it is another one: it has few words
 */
export function expectPage(tab: Tab, path: string, more = "", shown = path): Promise<void> {
  const heading = expect.stringContaining(headingOf(shown));
  return expectPlace(tab, { address: path + more, heading, ...(shown === path ? { isWhole: true } : {}) });
}

export const back = (tab: Tab): Promise<void> => tab.evaluate(() => history.back());

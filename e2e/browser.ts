import { setTimeout as pause } from "node:timers/promises";
import { expect, type Page, type Response, test as base } from "@playwright/test";
import { RUNTIME_DELAY } from "./runtime-delay";
import { type Language, pathOf, PREFERENCE_KEY } from "./site";

/** The registration complains of the block that playwright.config.ts asks for. */
const BLOCKED_WORKER = /service ?worker/iu;

/** What the browser itself says of a page that is not there. */
export const REPORTED_STATUS = /status of 404/u;

/** Collects what must not happen on a page: errors and warnings in the console, exceptions, requests to another origin. */
export class Faults {
  private found: string[] = [];

  constructor(page: Page, origin: string) {
    page.on("console", (message) => {
      const isFault = message.type() === "error" || message.type() === "warning";
      if (isFault && !BLOCKED_WORKER.test(message.text())) this.found.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.found.push(`exception: ${error.message}`));
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(`${origin}/`) || request.url().startsWith("data:");
      if (!isOwn) this.found.push(`request to another origin: ${request.url()}`);
    });
  }

  /** @returns what was found since the last call. */
  take(): string[] {
    return this.found.splice(0);
  }
}

/** `faults` are those of the page. Any test fails in which a page violates its security policy (quality S1). */
export const test = base.extend<{ faults: Faults; policy: void }>({
  faults: async ({ page, baseURL }, provide) => provide(new Faults(page, baseURL ?? "")),
  policy: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      context.on("console", (message) => {
        if (/content.security|permissions.policy/iu.test(message.text())) violations.push(message.text());
      });
      await provide();
      expect(violations, "violations of the security policy").toEqual([]);
    },
    { auto: true },
  ],
});

/** A page of Playwright's, or a tab of a visit (visits/tab.ts). */
export interface Scripted {
  /** Runs a function in the page. @returns what it returns, or its promise is fulfilled with: plain values only */
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** Records errors. @returns the messages of console and browser from now on, with their files */
export function watchErrors(page: Page): string[] {
  const log: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/u.test(message.type())) log.push(normalise(`${message.text()} ${message.location().url}`));
  });
  page.on("pageerror", ({ message, stack }) => log.push(normalise(`${message} ${stack ?? ""}`)));
  return log;
}

/** Counts documents. @returns the number of documents requested since */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => (count += Number(request.resourceType() === "document")));
  return () => count;
}

/** Records layout shifts in every document from now on. @returns those of the page's document: how far, and what moved */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`);
        shifts.push(`${value.toFixed(4)}: ${what.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/**
 * Waits until React has taken the whole document over, to the last thing that it makes, with two frames for what follows
 * from it, and what is below the screen is laid out (src/browser/before-hydration/below-screen.ts).
 */
export async function whenHydrated(page: Scripted): Promise<void> {
  const lookAtPage = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll("[role=status]")].at(-1);
      const isLaidOut = document.documentElement.dataset["below"] === "whole";
      return isLaidOut && last !== undefined && Object.keys(last).some((key) => key.startsWith("__reactProps$"));
    });
  // A document that leads to another one may leave meanwhile.
  const isTakenOver = () => lookAtPage().catch(() => false);
  await expect
    .poll(isTakenOver, { message: "React has taken over", intervals: [20, 50, 100], timeout: 15_000 + RUNTIME_DELAY })
    .toBe(true);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Sets the browser's clock to a day on which no page of the starter is new, and says its age. */
export const setOldClock = (page: Page): Promise<void> => page.clock.setFixedTime(new Date("2028-01-01T12:00:00Z"));

/** Opens an address, and waits until React has taken the page over, where scripts run. @returns the host's answer */
export async function openPage(page: Page, address: string, hasScripts = true): Promise<Response | null> {
  const response = await page.goto(address);
  if (hasScripts) await whenHydrated(page);
  return response;
}

/** Holds back what is asked for, from now on. @returns how to let it go */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(what, async (route) => {
    await isFree;
    await route.fallback().catch(() => undefined);
  });
  return letGo;
}

export function delay(page: Page, what: Parameters<Page["route"]>[0], duration: number) {
  return page.route(what, async (route) => {
    await pause(duration);
    await route.continue().catch(() => undefined);
  });
}

/** Run in a page before it begins: such a visitor is spared what is fetched ahead, and faults are met when they count. */
export const SAVE_DATA = `
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) });
`;

/** Follows a path as Gatsby's own links do: without loading a document. */
export async function navigateInPage(page: Scripted, path: string): Promise<void> {
  await page.evaluate((to) => {
    void (window as unknown as { ___navigate(path: string): Promise<void> }).___navigate(to);
  }, path);
}

/** Leaves a mark in the document that a full load would wipe away. @returns whether it is still there. */
export async function markDocument(page: Scripted): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => "isSameDocument" in window);
}

/** Follows the header's link home. @returns whether that was a navigation in the page, and no new document */
export async function goHomeInPage(page: Page, language: Language): Promise<boolean> {
  const isSameDocument = await markDocument(page);
  const home = pathOf(language, "/");
  await page.locator(`header a[href="${home}"]`).first().click();
  await expect(page).toHaveURL(home);
  await expect(page.locator("h1")).toBeVisible();
  return isSameDocument();
}

/** Text as it is read: one space for any white space. */
export function normalise(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

export function storedPreference(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), PREFERENCE_KEY);
}

import { setTimeout as pause } from "node:timers/promises";
import { expect, type Page, type Response, test as base } from "@playwright/test";
import { type Language, pathOf, PREFERENCE_KEY, RUNTIME_DELAY_MS } from "./test-site";

/** The failed registration is logged: playwright.config.ts blocks service workers. */
const BLOCKED_WORKER = /service ?worker/iu;

/** The browser's own message for a 404 response. */
export const NOT_FOUND_MESSAGE = /status of 404/u;

/** Collects console errors and warnings, exceptions and requests to foreign origins of a page. */
export class PageErrors {
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

  /** Returns and clears the collected faults. */
  take(): string[] {
    return this.found.splice(0);
  }
}

/** Provides `faults` of the page, and fails a test in which a page violates its security policy (quality S1). */
export const test = base.extend<{ faults: PageErrors; policy: void }>({
  faults: async ({ page, baseURL }, provide) => provide(new PageErrors(page, baseURL ?? "")),
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

/** A Playwright page, or a tab of a visit (visits/tab.ts). */
export interface ScriptablePage {
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** Records console messages and exceptions with their files, in the returned array. */
export function watchErrors(page: Page): string[] {
  const log: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/u.test(message.type())) log.push(normaliseSpaces(`${message.text()} ${message.location().url}`));
  });
  page.on("pageerror", ({ message, stack }) => log.push(normaliseSpaces(`${message} ${stack ?? ""}`)));
  return log;
}

/** Returns a function that counts the documents requested since this call. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => (count += Number(request.resourceType() === "document")));
  return () => count;
}

/** Records layout shifts. The returned function reads those of the current document: score and moved elements. */
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
        const moved = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`);
        shifts.push(`${value.toFixed(4)}: ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Waits for hydration, for layout below the fold (src/browser/before-hydration/below-screen.ts), and two frames more. */
export async function waitForHydration(page: ScriptablePage): Promise<void> {
  const checkPage = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll("[role=status]")].at(-1);
      const isLaidOut = document.documentElement.dataset["below"] === "whole";
      return isLaidOut && last !== undefined && Object.keys(last).some((key) => key.startsWith("__reactProps$"));
    });
  // During a redirect the document may be unloaded.
  const isHydrated = () => checkPage().catch(() => false);
  await expect
    .poll(isHydrated, { message: "React has hydrated", intervals: [20, 50, 100], timeout: 15_000 + RUNTIME_DELAY_MS })
    .toBe(true);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Sets the browser's clock to a day on which every page of the starter is too old to show its age. */
export const setOldClock = (page: Page): Promise<void> => page.clock.setFixedTime(new Date("2028-01-01T12:00:00Z"));

/** Opens a page and, if scripts run, waits for its hydration. */
export async function openPage(page: Page, url: string, hasScripts = true): Promise<Response | null> {
  const response = await page.goto(url);
  if (hasScripts) await waitForHydration(page);
  return response;
}

/** Blocks matching requests until the returned function is called. */
export async function blockRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await isReleased;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** @param duration milliseconds */
export function delayRequests(page: Page, url: Parameters<Page["route"]>[0], duration: number) {
  return page.route(url, async (route) => {
    await pause(duration);
    await route.continue().catch(() => undefined);
  });
}

/** An init script that turns prefetching off, so that faults hit the request of a click. */
export const SAVE_DATA_SCRIPT = `
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) });
`;

/** Navigates as Gatsby's links do: without a full page load. */
export async function navigateByRuntime(page: ScriptablePage, path: string): Promise<void> {
  await page.evaluate((to) => {
    void (window as unknown as { ___navigate(path: string): Promise<void> }).___navigate(to);
  }, path);
}

/** Marks the document. The returned function checks that no full page load has replaced it. */
export async function markDocument(page: ScriptablePage): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => "isSameDocument" in window);
}

/** Clicks the header's link home. @returns true without a full page load */
export async function navigateHome(page: Page, language: Language): Promise<boolean> {
  const isSameDocument = await markDocument(page);
  const home = pathOf(language, "/");
  await page.locator(`header a[href="${home}"]`).first().click();
  await expect(page).toHaveURL(home);
  await expect(page.locator("h1")).toBeVisible();
  // A reload interrupts the script: then the document is a new one.
  return isSameDocument().catch(() => false);
}

/** Replaces any white space by one space, and trims. */
export function normaliseSpaces(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

export function readStoredLanguage(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), PREFERENCE_KEY);
}

import type { Browser, Page } from "@playwright/test";
import type { Run } from "../report/runs";
import type { Maybe } from "../report/statistics";
import { openVisit } from "./browser";
import { type LoadReport, observeLoad, REPORT } from "./observer";
import { KINDS, type ResourceKind, type Traffic } from "./traffic";

const QUIET = 2000;
const AFTER_TAP = 1200;
/** What the browser does not count as long (Long Tasks API). */
const LONG = 50;

/**
 * Loads a page as a first visitor on a slow phone, and taps on the menu once everything is quiet.
 * @param menu the selector of the menu's button
 * @throws where a resource of the page is missing
 */
export async function loadRun(browser: Browser, address: string, menu: string, isSlow = true): Promise<Run> {
  const { page, traffic, check, close } = await openVisit(browser, { isSlow, hasTouch: true });
  try {
    await page.addInitScript(observeLoad, REPORT);
    await page.goto(address, { waitUntil: "load", timeout: 90_000 });
    traffic.loaded();
    await traffic.idle(QUIET);
    const failed = traffic.resources.find(({ failure }) => failure !== undefined);
    if (failed) throw new Error(`${address}: ${failed.path} failed (${failed.failure})`);
    check();
    const report = await readReport(page);
    const scriptsBefore = await scriptsBeforePaint(page, report.largestPaint);
    const menuTap = await tap(page, menu);
    return { ...timesOf(report), scriptsBefore, menuTap, ...bytesOf(traffic) };
  } finally {
    await close();
  }
}

export function readReport(page: Page): Promise<LoadReport> {
  return page.evaluate((name) => (window as unknown as Record<string, LoadReport>)[name]!, REPORT);
}

function timesOf({ firstPaint, largestPaint, pictureShown, longTasks, layoutShift }: LoadReport): Run {
  const durations = longTasks.map(([, duration]) => duration);
  const blocking = longTasks
    .filter(([start, duration]) => start + duration > (firstPaint ?? 0))
    .reduce((sum, [, duration]) => sum + duration - LONG, 0);
  const longestTask = Math.max(0, ...durations);
  return { firstPaint, largestPaint, pictureShown, blocking, longestTask, layoutShift };
}

/** @returns how many scripts were asked for before the page had painted its largest element. */
function scriptsBeforePaint(page: Page, largestPaint: Maybe<number>): Promise<number> {
  return page.evaluate((until) => {
    const isScript = ({ name }: PerformanceEntry) => /\.m?js$/u.test(new URL(name).pathname);
    const scripts = performance.getEntriesByType("resource").filter(isScript);
    return scripts.filter(({ startTime }) => startTime < until).length;
  }, largestPaint ?? 0);
}

async function tap(page: Page, menu: string): Promise<number> {
  await page.locator(menu).tap();
  await page.waitForTimeout(AFTER_TAP);
  return Math.max(0, ...(await readReport(page)).interactions);
}

const KILO = 1000;

function bytesOf({ resources }: Traffic): Run {
  const sum = (kind: Maybe<ResourceKind>, isLateToo: boolean) =>
    resources
      .filter((resource) => (isLateToo || !resource.isLate) && (kind === undefined || resource.kind === kind))
      .reduce((bytes, resource) => bytes + resource.bytes, 0) / KILO;
  const kinds = KINDS.flatMap((kind) => [
    [`${kind}TillLoad`, sum(kind, false)] as const,
    [`${kind}TillIdle`, sum(kind, true)] as const,
  ]);
  const requestsTillLoad = resources.filter(({ isLate }) => !isLate).length;
  return {
    requestsTillLoad,
    requestsTillIdle: resources.length,
    allTillLoad: sum(undefined, false),
    allTillIdle: sum(undefined, true),
    ...Object.fromEntries(kinds),
  };
}

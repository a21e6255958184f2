/**
 * `npm run bench -- ours=http://localhost:9000/de/ peer=https://localhost:4101/de/`: measures alternating cold loads of
 * pages on a phone with a slow line, and prints ratios to the first URL. `--next 'main a'` also measures the next page,
 * `--runs 9` sets the number of loads, `--fast` removes the slow line and the slow processor.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { readCommandLine } from "../tools/command-line.mjs";
import { findBrowser } from "../tools/programs.mjs";
import { readArrivalTime, observeMetrics, type ObservedMetrics, watchNextPage } from "./observe";

/** Lighthouse's Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms latency. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The time without requests after which a page is idle. */
const IDLE_MS = 2000;

type Figures = Record<string, number>;

const USE =
  "npm run bench -- ours=<url> [other=<url> ...] [--runs 5] [--next <selector>] [--fast] - measures loads of pages";

const { values, positionals } = readCommandLine(USE, {
  maxArguments: Infinity,
  options: {
    runs: { type: "string", default: "5" },
    next: { type: "string" },
    fast: { type: "boolean", default: false },
  },
});

async function load(browser: Browser, url: string): Promise<Figures> {
  // Requests of a service worker would bypass the slow line.
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (!values.fast) {
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  }
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  // Defines `__name`, which the output of tsx calls.
  await page.addInitScript("globalThis.__name = (target) => target");
  await page.addInitScript(observeMetrics);
  await page.addInitScript(watchNextPage);
  await page.goto(url, { waitUntil: "load" });
  await waitUntilIdle(page);
  const seen = await page.evaluate(() => (window as unknown as { observed: ObservedMetrics }).observed);
  const figures = { ...computeFigures(seen), "KB till idle": bytes / 1000 };
  const next: Figures = values.next ? { "next page, warm": await loadNextPage(page, values.next) } : {};
  await context.close();
  return { ...figures, ...next };
}

/** Computes figures. Blocking time is the time beyond 50 ms of tasks that end after the first paint. */
function computeFigures({ firstPaint, largestPaint, longTasks, layoutShift }: ObservedMetrics): Figures {
  const after = longTasks.filter(([start, duration]) => start + duration > firstPaint);
  return {
    "first paint": firstPaint,
    "largest paint": largestPaint,
    "blocking time": after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    "longest task": Math.max(0, ...longTasks.map(([, duration]) => duration)),
    "layout shift": layoutShift,
  };
}

async function loadNextPage(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.hover();
  await waitUntilIdle(page);
  await link.click();
  return page.waitForFunction(readArrivalTime).then((handle) => handle.jsonValue() as Promise<number>);
}

async function waitUntilIdle(page: Page): Promise<void> {
  let last = performance.now();
  const onRequest = () => (last = performance.now());
  page.on("request", onRequest).on("requestfinished", onRequest);
  while (performance.now() - last < IDLE_MS) await page.waitForTimeout(100);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

async function main(): Promise<void> {
  const sites = positionals.map((pair) => pair.split(/=(.*)/su).slice(0, 2) as [string, string]);
  if (sites.length === 0) throw new Error(`No URL is given - the command is: ${USE}`);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? "" });
  const runs = new Map<string, Figures[]>(sites.map(([name]) => [name, []]));
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [name, url] of sites) runs.get(name)?.push(await load(browser, url));
  await browser.close();
  const names = Object.keys([...runs.values()][0]?.[0] ?? {});
  const medianOf = (site: string, name: string) => median(runs.get(site)?.map((figures) => figures[name] ?? 0) ?? []);
  for (const name of names) {
    const [base = 0, ...rest] = sites.map(([site]) => medianOf(site, name));
    const cells = rest.map((value) => `${value.toFixed(2)} (${(value / base).toFixed(2)})`);
    console.log(["", name, base.toFixed(2), ...cells, ""].join(" | ").trim());
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

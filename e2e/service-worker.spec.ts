/** Checks the service worker: offline pages, expiry, deploys, kill switch (quality R10). */
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, mergeTests, type Page } from "@playwright/test";
import { completeWorker } from "../gatsby/files/service-worker";
import { MAX_AGE_DAYS, MAX_DOCUMENTS } from "../src/service-worker/caches";
import { test as visitorTest, waitForHydration } from "./browser";
import { titleOf } from "./built-pages";
import { editionMark } from "./deploys/builds";
import { test as deployTest, waitUntilCached } from "./deploys/deploy-test";
import { FOLDER, LANGUAGES } from "./test-site";

const test = mergeTests(visitorTest, deployTest);

const CONTACT = "/de/contact/";
const expectTitle = (page: Page, path: string) => expect(page).toHaveTitle(titleOf(path));

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until it is cached. @returns exceptions since this call */
async function visit(page: Page, url: string): Promise<string[]> {
  const exceptions: string[] = [];
  page.on("pageerror", ({ message }) => exceptions.push(message));
  await page.goto(url);
  await waitForHydration(page);
  await waitUntilCached(page, new URL(url).pathname);
  return exceptions;
}

/** Backdates a cached document. Runs in the page. */
async function setAge([path, seconds]: readonly [string, number]): Promise<void> {
  const cache = await caches.open("site-documents");
  const { body, headers } = (await cache.match(path)) as Response;
  const dated = new Headers(headers);
  dated.set("date", new Date(Date.now() - seconds * 1000).toUTCString());
  await cache.put(path, new Response(body, { headers: dated }));
}

test("offline, start pages and redirects work, and unvisited pages show the offline page", async ({ page, host }) => {
  const exceptions = await visit(page, host.origin + CONTACT);
  await page.goto(`${host.origin}/de/contact?a=1`);
  await expect(page, "the host's redirect").toHaveURL(`${host.origin}${CONTACT}?a=1`);
  await host.goOffline();
  const imprint = (language: string) => `${host.origin}/${language}/imprint/?a=1`;
  for (const language of LANGUAGES) {
    await page.goto(`${host.origin}/${language}/`);
    await expectTitle(page, `/${language}/`);
    expect((await page.goto(imprint(language)))?.status()).toBe(503);
    await expectTitle(page, `/${language}/offline/`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(imprint(language));
    expect(exceptions).toEqual([]);
  }
  await page.goto(`${host.origin}/contact/?a=1`);
  await expect(page).toHaveURL(`${host.origin}${CONTACT}?a=1`);
  await expectTitle(page, CONTACT);
  await host.start();
  await page.goto(imprint("en"));
  await expectTitle(page, "/en/imprint/");
});

test("offline after a deploy a cached page is shown without scripts, with its age", async ({ page, host, builds }) => {
  const exceptions = await visit(page, host.origin + CONTACT);
  await host.deploy(builds[2]);
  await host.goOffline();
  for (const [seconds, age] of [
    [40, "vor 4\\d Sekunden"],
    [12 * 60, "vor 12 Minuten"],
    [3 * 3600, "vor 3 Stunden"],
    [2 * 86_400, "vor 2 Tagen"],
  ] as const) {
    await page.evaluate(setAge, [CONTACT, seconds] as const);
    await page.goto(host.origin + CONTACT);
    await expect(page.locator("header ~ [role=status]").first()).toHaveText(new RegExp(`abgerufen ${age}\\.$`, "u"));
  }
  await expect(page.getByRole("main")).not.toContainText(editionMark(2));
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  expect(exceptions).toEqual([]);
});

/** Caches copies of a document, one of them expired, and backdates a start page. Runs in the page. */
async function fillCache([source, days, paths]: readonly [string, number, readonly string[]]): Promise<void> {
  const cache = await caches.open("site-documents");
  const { headers } = (await cache.match(source)) as Response;
  const dated = (daysAgo: number) => {
    const copy = new Headers(headers);
    copy.set("date", new Date(Date.now() - daysAgo * 86_400_000).toUTCString());
    return new Response("a cached page", { headers: copy });
  };
  for (const path of paths) await cache.put(path, dated(0));
  for (const path of ["/de/", "/de/expired/"]) await cache.put(path, dated(days + 1));
}

test("the worker evicts expired and excess pages, but no start page and no failing one", async ({ page, host }) => {
  await visit(page, host.origin + CONTACT);
  const failing = "/de/services/";
  const paths = [...Array.from({ length: MAX_DOCUMENTS - 2 }, (_, index) => `/de/page-${index}/`), failing];
  await page.evaluate(fillCache, [CONTACT, MAX_AGE_DAYS, paths] as const);
  host.intercept({ paths: new RegExp(`^${failing}$`, "u"), fault: "500" });
  await page.evaluate((path) => navigator.serviceWorker.controller?.postMessage(path), failing);
  const cached = () =>
    page.evaluate(async () =>
      (await (await caches.open("site-documents")).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(async () => (await cached()).toSorted()).toEqual(["/", "/de/", "/en/", ...paths].toSorted());
  expect(host.requestedPaths).toContain(failing);
});

test("every navigation gets a response after a deploy during the caching of a page @job", async ({
  page,
  host,
  builds,
}) => {
  await page.goto(host.origin + CONTACT);
  await waitForHydration(page);
  await waitUntilCached(page, CONTACT);
  await host.deploy(builds[2]);
  for (const path of [CONTACT, "/de/career/", "/de/services/"]) {
    await page.goto(host.origin + path, { timeout: 10_000 });
    await expectTitle(page, path);
  }
});

test("the kill switch removes service worker and caches at the next visit @job", async ({ page, host, builds }, {
  workerIndex,
}) => {
  const place = `test-results/kill-switch-${workerIndex}`;
  const folder = `${place}/public`;
  rmSync(place, { recursive: true, force: true });
  cpSync(path.dirname(builds[2]), place, { recursive: true });
  completeWorker(folder, true);
  // In a real build a host would prefer the compressed copies of the replaced worker.
  for (const ending of [".br", ".gz"]) rmSync(`${folder}/sw.js${ending}`, { force: true });
  await visit(page, host.origin + CONTACT);
  await host.deploy(folder);
  await page.goto(host.origin + CONTACT);
  await expect(page.getByRole("main")).toContainText(editionMark(2));
  const leftOvers = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length);
  // The old worker finishes its requests before the new one takes control.
  await expect.poll(leftOvers, { timeout: 30_000 }).toBe(0);
  await host.goOffline();
  await expect(page.goto(`${host.origin}/de/services/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/u);
});

test("gatsby-plugin-offline's worker precaches the offline page of each language only", () => {
  const code = readFileSync(`${FOLDER}/sw.js`, "utf8");
  const [, list = ""] = /__precacheManifest = (\[[^\]]+\])/u.exec(code) ?? [];
  const precached = (JSON.parse(list) as { url: string }[]).map(({ url }) => url);
  expect(precached).toEqual(LANGUAGES.map((language) => `/${language}/offline/`));
});

test("over HTTP one error is logged and no worker is registered @job", async ({ playwright, launchOptions, host }) => {
  const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP www.fernwerk.test 127.0.0.1"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    // Chromium logs an error for a header that needs HTTPS.
    if (message.type() === "error" && /worker/iu.test(message.text())) errors.push(message.text());
  });
  await page.goto(`${host.origin.replace("localhost", "www.fernwerk.test")}/de/`);
  await waitForHydration(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  expect(errors).toEqual([expect.stringMatching(/HTTPS, or on localhost/u)]);
  expect(host.requestedPaths).not.toContain("/sw.js");
  await browser.close();
});

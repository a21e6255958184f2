import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { writeWorker } from "../gatsby/files/service-worker";
import { CACHES } from "../src/service-worker/caches";
import { navigateInPage, whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { isCached, test, whenCached } from "./deploys/deploy-test";
import { editionMark, REMOVED } from "./deploys/editions";
import { Host } from "./deploys/host";
import { LANGUAGES } from "./site";

const CONTACT = "/de/contact/";
const built = readBuiltPages();
const titleOf = (path: string) => built.get(path)?.title ?? "";

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until it is kept. @returns exceptions that happen from now on */
async function visit(page: Page, address: string): Promise<string[]> {
  const exceptions: string[] = [];
  page.on("pageerror", ({ message }) => exceptions.push(message));
  await page.goto(address);
  await whenHydrated(page);
  await whenCached(page, new URL(address).pathname);
  return exceptions;
}

test.describe("online", () => {
  test("a page that was visited is the host's, each time", async ({ page, host, builds }) => {
    await visit(page, host.origin + CONTACT);
    host.deploy(builds[2]);
    await page.goto(host.origin + CONTACT);
    await expect(page.getByRole("main")).toContainText(editionMark(2));
    host.deploy(builds[3]);
    await page.reload();
    await expect(page.getByRole("main")).toContainText(editionMark(3));
    expect(host.takeAsked().filter((path) => path === CONTACT).length).toBeGreaterThanOrEqual(3);
  });

  test("a page that is gone is gone, also later without network", async ({ page, host, builds }) => {
    await visit(page, host.origin + REMOVED);
    host.deploy(builds[2]);
    expect((await page.goto(host.origin + REMOVED))?.status()).toBe(404);
    await expect.poll(() => isCached(page, REMOVED)).toBe(false);
    await host.stop();
    await page.goto(host.origin + REMOVED);
    await expect(page).toHaveTitle(titleOf("/de/offline/"));
  });

  test("redirects lead where the host says", async ({ page, host }) => {
    await visit(page, `${host.origin}/de/`);
    await page.goto(`${host.origin}/de/contact?a=1`);
    await expect(page).toHaveURL(`${host.origin}${CONTACT}?a=1`);
    await expect(page).toHaveTitle(titleOf(CONTACT));
  });
});

test.describe("without network", () => {
  test("pages that were visited are there, alive, however the visitor came to them", async ({ page, host }) => {
    const exceptions = await visit(page, host.origin + CONTACT);
    await navigateInPage(page, "/de/services/");
    await whenCached(page, "/de/services/");
    await host.stop();
    for (const path of [CONTACT, "/de/services/", `${CONTACT}?utm_source=a`]) {
      expect((await page.goto(host.origin + path))?.status()).toBe(200);
      await expect(page).toHaveTitle(titleOf(path.replace(/\?.*/u, "")));
      await whenHydrated(page);
    }
    await page.locator("footer a[href='/de/services/']").first().click();
    await expect(page).toHaveTitle(titleOf("/de/services/"));
    expect(exceptions).toEqual([]);
  });

  test("both start pages are there without a visit, and an address without a language leads to one", async ({
    page,
    host,
  }) => {
    await visit(page, host.origin + CONTACT);
    await host.stop();
    for (const language of LANGUAGES) {
      await page.goto(`${host.origin}/${language}/`);
      await expect(page).toHaveTitle(titleOf(`/${language}/`));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
    await page.goto(`${host.origin}/contact/?a=1`);
    await expect(page).toHaveURL(`${host.origin}${CONTACT}?a=1`);
    await expect(page).toHaveTitle(titleOf(CONTACT));
  });

  for (const language of LANGUAGES) {
    test(`other pages say so in their language, at their address (${language})`, async ({ page, host }) => {
      const exceptions = await visit(page, host.origin + CONTACT);
      const address = `${host.origin}/${language}/imprint/?a=1`;
      await host.stop();
      expect((await page.goto(address))?.status()).toBe(503);
      await expect(page).toHaveTitle(titleOf(`/${language}/offline/`));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(exceptions).toEqual([]);
      await host.start();
      await page.reload();
      await expect(page).toHaveTitle(titleOf(`/${language}/imprint/`));
    });
  }

  test("an open page leads to kept pages and to the one that says so", async ({ page, host }) => {
    await visit(page, `${host.origin}/en/`);
    await visit(page, `${host.origin}/en/contact/`);
    await host.stop();
    await page.locator("footer a[href='/en/imprint/']").first().click();
    await expect(page).toHaveTitle(titleOf("/en/offline/"));
    await expect(page).toHaveURL(`${host.origin}/en/imprint/`);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf("/en/contact/"));
    await page.locator("header a[href='/en/']").first().click();
    await expect(page).toHaveTitle(titleOf("/en/"));
  });
});

test("a kept page is of one build: after a deploy its own document, data and scripts", async ({
  page,
  host,
  builds,
}) => {
  const exceptions = await visit(page, host.origin + CONTACT);
  const cachedAt = () =>
    page.evaluate(async (path) => Number((await caches.match(path))?.headers.get("x-cached-at") ?? 0), CONTACT);
  const firstCachedAt = await cachedAt();
  // The scripts of the page come through the worker now. It is kept once more: by the time of the deploy, to its end.
  await page.reload();
  await whenHydrated(page);
  await expect.poll(cachedAt).toBeGreaterThan(firstCachedAt);
  await whenCached(page, CONTACT);
  host.deploy(builds[2]);
  await page.goto(`${host.origin}/de/career/`);
  await whenHydrated(page); // It has asked for its pack of words: now it is known what to keep.
  await whenCached(page, "/de/career/");
  await host.stop();
  for (const [path, mark] of [
    ["/de/career/", editionMark(2)],
    [CONTACT, ""],
  ] as const) {
    await page.goto(host.origin + path);
    await whenHydrated(page);
    if (mark) await expect(page.getByRole("main")).toContainText(mark);
    else await expect(page.getByRole("main")).not.toContainText(editionMark(2));
  }
  expect(exceptions).toEqual([]);
});

test("what is stored is on the list, and within its bounds", async ({ page, host }) => {
  await visit(page, host.origin + CONTACT);
  await navigateInPage(page, "/de/services/");
  await whenCached(page, "/de/services/");
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    return Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const));
  });
  expect(stored.length).toBeGreaterThan(2);
  for (const [name, entries] of stored) {
    const bounds = CACHES.find((cache) => cache.name === name);
    expect(entries, name).toBeLessThanOrEqual(bounds?.entries ?? 0);
  }
});

test("the kill switch removes worker and caches at the next visit", async ({ page, host, builds }, { workerIndex }) => {
  const place = `test-results/kill-switch-${workerIndex}`;
  const folder = `${place}/public`;
  rmSync(place, { recursive: true, force: true });
  cpSync(path.dirname(builds[2]), place, { recursive: true });
  writeWorker(folder, true);
  // A true build has compressed copies of the other worker, which a host would prefer.
  for (const ending of [".br", ".gz"]) rmSync(`${folder}/sw.js${ending}`, { force: true });
  await visit(page, host.origin + CONTACT);
  host.deploy(folder);
  await page.goto(host.origin + CONTACT);
  await expect(page.getByRole("main")).toContainText(editionMark(2));
  const leftOvers = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length);
  // A browser lets the old worker end what it is at before the new one takes over.
  await expect.poll(leftOvers, { timeout: 30_000 }).toBe(0);
  await host.stop();
  await expect(page.goto(`${host.origin}/de/services/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/u);
});

test("where workers are not allowed, one error is logged and none is registered", async ({ page, builds }) => {
  const host = new Host(builds[1]);
  await host.start("127.0.0.1");
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`${host.plainAddress}/de/`);
  await whenHydrated(page);
  expect(errors).toEqual([expect.stringMatching(/HTTPS, or on localhost/u)]);
  expect(host.takeAsked()).not.toContain("/sw.js");
  await host.stop();
});

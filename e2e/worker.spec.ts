/** The service worker: one build, a kill switch (quality R10); the host first, and kept pages: e2e/visits/offline.visit.ts. */
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { writeWorker } from "../gatsby/files/service-worker";
import { whenHydrated } from "./browser";
import { titleOf } from "./built-site";
import { editionMark } from "./deploys/builds";
import { test, whenCached } from "./deploys/deploy-test";
import { Host } from "./host";
import { LANGUAGES } from "./site";

const CONTACT = "/de/contact/";
const expectTitle = (page: Page, path: string) => expect(page).toHaveTitle(titleOf(path));

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

test("without network start pages are there, others say so, and `/contact/` finds its page", async ({ page, host }) => {
  const exceptions = await visit(page, host.origin + CONTACT);
  await page.goto(`${host.origin}/de/contact?a=1`);
  await expect(page, "online redirects lead where the host says").toHaveURL(`${host.origin}${CONTACT}?a=1`);
  await host.away();
  const imprint = (language: string) => `${host.origin}/${language}/imprint/?a=1`;
  for (const language of LANGUAGES) {
    await page.goto(`${host.origin}/${language}/`);
    await expectTitle(page, `/${language}/`);
    // A start page that was not visited has no scripts.
    exceptions.length = 0;
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

test("after a deploy a kept page is of one build: document, data and scripts", async ({ page, host, builds }) => {
  const exceptions = await visit(page, host.origin + CONTACT);
  const cachedAt = () =>
    page.evaluate(async (path) => Number((await caches.match(path))?.headers.get("x-cached-at") ?? 0), CONTACT);
  const firstCachedAt = await cachedAt();
  // The scripts of the page come through the worker now. It is kept once more: by the time of the deploy, to its end.
  await page.reload();
  await whenHydrated(page);
  await expect.poll(cachedAt).toBeGreaterThan(firstCachedAt);
  await whenCached(page, CONTACT);
  await host.deploy(builds[2]);
  const isTakenOver = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await (await navigator.serviceWorker.ready).update();
      return !installing && !waiting && active?.state === "activated";
    });
  // Chromium may never answer a navigation during which a worker takes over, and parks one that would take over while
  // the last one is asked: on a busy machine, once in twenty times. The next visit mends both.
  await expect(async () => {
    await page.goto(`${host.origin}/de/career/`, { timeout: 10_000 });
    await whenHydrated(page); // It has asked for its pack of words: now it is known what to keep.
    await whenCached(page, "/de/career/");
    await expect.poll(isTakenOver).toBe(true);
  }).toPass();
  await host.away();
  for (const [path, isNew] of [
    ["/de/career/", true],
    [CONTACT, false],
  ] as const) {
    await page.goto(host.origin + path);
    await whenHydrated(page);
    expect((await page.getByRole("main").innerText()).includes(editionMark(2)), path).toBe(isNew);
  }
  expect(exceptions).toEqual([]);
});

test("the kill switch removes worker and caches at the next visit", async ({ page, host, builds }, { workerIndex }) => {
  const place = `test-results/kill-switch-${workerIndex}`;
  const folder = `${place}/public`;
  rmSync(place, { recursive: true, force: true });
  cpSync(path.dirname(builds[2]), place, { recursive: true });
  writeWorker(folder, [], true);
  // A true build has compressed copies of the other worker, which a host would prefer.
  for (const ending of [".br", ".gz"]) rmSync(`${folder}/sw.js${ending}`, { force: true });
  await visit(page, host.origin + CONTACT);
  await host.deploy(folder);
  await page.goto(host.origin + CONTACT);
  await expect(page.getByRole("main")).toContainText(editionMark(2));
  const leftOvers = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length);
  // A browser lets the old worker end what it is at before the new one takes over.
  await expect.poll(leftOvers, { timeout: 30_000 }).toBe(0);
  await host.away();
  await expect(page.goto(`${host.origin}/de/services/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/u);
});

test("where workers are not allowed, one error is logged and none is registered", async ({ page, builds }) => {
  const host = new Host(builds[1]);
  await host.start("127.0.0.1");
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`${host.origin.replace("localhost", "127.0.0.1")}/de/`);
  await whenHydrated(page);
  expect(errors).toEqual([expect.stringMatching(/HTTPS, or on localhost/u)]);
  expect(host.asked).not.toContain("/sw.js");
  await host.stop();
});

test("over plain HTTP under a real host name, one error is logged and no worker is registered", async ({
  playwright,
  launchOptions,
  host,
}) => {
  const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP www.fernwerk.test 127.0.0.1"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    // Chromium itself complains of a header that needs HTTPS.
    if (message.type() === "error" && /worker/iu.test(message.text())) errors.push(message.text());
  });
  await page.goto(`${host.origin.replace("localhost", "www.fernwerk.test")}/de/`);
  await whenHydrated(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  expect(errors).toEqual([expect.stringMatching(/HTTPS, or on localhost/u)]);
  expect(host.asked).not.toContain("/sw.js");
  await browser.close();
});

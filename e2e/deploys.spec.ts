import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { navigateInPage, whenHydrated } from "./browser";
import { test, type Watch, watch, whenCached } from "./deploys/deploy-test";
import { editionMark, REMOVED } from "./deploys/editions";
import { MESSAGES } from "./site";

const CONTACT = "/de/contact/";

/** Scripts of another template are gone after the deploy; those of the same one are here, and old. */
const WAYS = [
  ["of another template", "/de/career/", CONTACT],
  ["of the same template", "/de/contact/ibe/", CONTACT],
  ["in the other language", CONTACT, "/en/contact/"],
] as const;

/** The page is that of the build, whole and alive, and it took at most one load to get there. */
async function expectNewPage(page: Page, watched: Watch, to: string, edition: number, folder: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === to);
  const main = page.getByRole("main");
  if (edition > 1) await expect(main).toContainText(editionMark(edition));
  else await expect(main).not.toContainText(/Ausgabe \d\./u);
  await whenHydrated(page);
  // A loop would have begun by now.
  await page.waitForTimeout(300);
  expect(watched.takeLoads(), "loads").toBeLessThanOrEqual(1);
  expect(watched.blanks).toEqual([]);
  expect(await hashIn(page), "one build").toBe(hashOf(folder));
}

/** @returns by which build's scripts the page lives. */
function hashIn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as unknown as Record<string, string>)["___webpackCompilationHash"]);
}

function hashOf(folder: string): string {
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  return (JSON.parse(appData) as { webpackCompilationHash: string }).webpackCompilationHash;
}

function hasFetched(page: Page, path: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return addresses.includes(wanted);
  }, path);
}

function clickLink(page: Page, to: string): Promise<void> {
  return page.locator(`footer a[href='${to}']`).first().click();
}

for (const serviceWorkers of ["block", "allow"] as const) {
  const hasWorker = serviceWorkers === "allow";

  test.describe(`a deploy while a page is open, ${hasWorker ? "with" : "without"} the service worker`, () => {
    test.use({ serviceWorkers });

    async function open(page: Page, address: string): Promise<Watch> {
      const watched = await watch(page);
      await page.goto(address);
      await whenHydrated(page);
      if (hasWorker) await whenCached(page, new URL(address).pathname);
      watched.takeLoads();
      return watched;
    }

    for (const [name, from, to] of hasWorker ? WAYS.slice(0, 1) : WAYS) {
      test(`a click leads to the new page, ${name}`, async ({ page, host, builds }) => {
        const watched = await open(page, host.origin + from);
        host.deploy(builds[2]);
        await clickLink(page, to);
        await expectNewPage(page, watched, to, 2, builds[2]);
      });
    }

    test("a page whose data were fetched ahead is the new one all the same", async ({ page, host, builds }) => {
      const watched = await open(page, `${host.origin}/de/about-us/`);
      // The header's links are in view; they are fetched four at a time, every three seconds.
      await expect.poll(() => hasFetched(page, `/page-data${CONTACT}page-data.json`), { timeout: 40_000 }).toBe(true);
      host.deploy(builds[2]);
      await clickLink(page, CONTACT);
      await expectNewPage(page, watched, CONTACT, 2, builds[2]);
    });

    test("a page that is gone is the page for missing pages", async ({ page, host, builds }) => {
      const watched = await open(page, `${host.origin}/de/newsroom/`);
      host.deploy(builds[2]);
      await navigateInPage(page, REMOVED);
      await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/u);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
      await expect(page).toHaveURL(host.origin + REMOVED);
      await whenHydrated(page);
      await page.waitForTimeout(300);
      expect(watched.takeLoads(), "loads").toBeLessThanOrEqual(1);
      expect(watched.blanks).toEqual([]);
      await expect(page.getByRole("link", { name: MESSAGES.de["skip.toContent"] })).toBeAttached();
    });

    test("query and fragment stay, on a reload too", async ({ page, host, builds }) => {
      const watched = await open(page, `${host.origin}/de/contact/ibe/?utm_source=a`);
      host.deploy(builds[2]);
      await page.reload();
      await expect(page).toHaveURL(`${host.origin}/de/contact/ibe/?utm_source=a`);
      await whenHydrated(page);
      expect(watched.takeLoads(), "loads").toBe(1);
      await navigateInPage(page, `${CONTACT}?utm_source=b#next`);
      await expectNewPage(page, watched, CONTACT, 2, builds[2]);
      await expect(page).toHaveURL(`${host.origin}${CONTACT}?utm_source=b#next`);
    });

    test("three deploys in a row, the last one back to the first build", async ({ page, host, builds }) => {
      const watched = await open(page, `${host.origin}/de/about-us/`);
      host.deploy(builds[2]);
      await clickLink(page, CONTACT);
      await expectNewPage(page, watched, CONTACT, 2, builds[2]);
      host.deploy(builds[3]);
      await clickLink(page, "/de/services/");
      await expectNewPage(page, watched, "/de/services/", 3, builds[3]);
      host.deploy(builds[1]);
      await clickLink(page, "/de/career/");
      await expectNewPage(page, watched, "/de/career/", 1, builds[1]);
    });

    test("a tab that slept through two deploys", async ({ page, host, builds }) => {
      const watched = await open(page, `${host.origin}/de/about-us/`);
      host.deploy(builds[2]);
      host.deploy(builds[3]);
      await clickLink(page, CONTACT);
      await expectNewPage(page, watched, CONTACT, 3, builds[3]);
    });
  });
}

test.describe("a deploy in which only words have changed", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows the new words at once; where that took no load the next click does, by the worker", async ({
    page,
    host,
    builds,
  }) => {
    const watched = await watch(page);
    await page.goto(`${host.origin}/de/about-us/`);
    await whenHydrated(page);
    await whenCached(page, "/de/about-us/");
    watched.takeLoads();
    host.deploy(builds.contentOnly);
    await clickLink(page, CONTACT);
    // A true build may have another hash all the same (npm run test:deploys): then this is a deploy like the others.
    if (hashOf(builds[1]) !== hashOf(builds.contentOnly)) {
      await expectNewPage(page, watched, CONTACT, 2, builds.contentOnly);
      return;
    }
    await expect(page.getByRole("main")).toContainText(editionMark(2));
    expect(watched.takeLoads()).toBe(0);
    await page.waitForFunction(() => (window as unknown as Record<string, boolean>)["___swUpdated"]);
    await clickLink(page, "/de/services/");
    await expectNewPage(page, watched, "/de/services/", 2, builds.contentOnly);
  });
});

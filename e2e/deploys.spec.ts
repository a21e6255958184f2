/** Deploys new builds while a page is open (quality R4). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { navigateByRuntime, openPage, waitForHydration } from "./browser";
import { test, waitUntilCached } from "./deploys/deploy-test";
import { type Edition, editionMark, REMOVED_PAGE } from "./deploys/builds";
import type { FaultHost } from "./fault-host";
import { MESSAGES } from "./test-site";

const CONTACT = "/de/contact/";

type Watch = Awaited<ReturnType<typeof open>>;

/** Opens a page and records full loads, and frames without heading or text. */
async function open(page: Page, host: FaultHost, from: string, hasWorker: boolean) {
  let loads = 0;
  const blanks: string[] = [];
  page.on("domcontentloaded", () => (loads += 1));
  await page.exposeFunction("reportBlank", (text: string) => void blanks.push(text));
  await page.addInitScript(() => {
    const { reportBlank } = window as unknown as { reportBlank(text: string): void };
    const checkFrame = () => {
      const isBlank = !document.querySelector("h1") || document.body.innerText.length < 200;
      if (isBlank) reportBlank(`${location.pathname} ${document.body.innerText}`);
      requestAnimationFrame(checkFrame);
    };
    document.addEventListener("DOMContentLoaded", checkFrame);
  });
  await openPage(page, host.origin + from);
  if (hasWorker) await waitUntilCached(page, new URL(page.url()).pathname);
  loads = 0;
  return { blanks, takeLoads: () => [loads, (loads = 0)][0] ?? 0 };
}

/** Expects a hydrated page after one full load at most. */
async function expectSingleLoad(page: Page, watched: Watch): Promise<void> {
  await waitForHydration(page);
  // A loop of reloads would show by now.
  await page.waitForTimeout(300);
  expect(watched.takeLoads(), "loads").toBeLessThanOrEqual(1);
  expect(watched.blanks).toEqual([]);
}

async function expectNewPage(page: Page, watched: Watch, to: string, edition: Edition, folder: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === to, { timeout: 15_000 });
  const main = page.getByRole("main");
  if (edition > 1) await expect(main).toContainText(editionMark(edition));
  else await expect(main).not.toContainText(/Ausgabe \d\./u);
  await expectSingleLoad(page, watched);
  const hash = await page.evaluate(() => (window as unknown as Record<string, string>)["___webpackCompilationHash"]);
  expect(hash, "hash of the build").toBe(readBuildHash(folder));
}

function readBuildHash(folder: string): string {
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  return (JSON.parse(appData) as { webpackCompilationHash: string }).webpackCompilationHash;
}

const clickLink = (page: Page, to: string) => page.locator(`footer a[href='${to}']`).first().click();

interface Case {
  from: string;
  steps: readonly (readonly [deployed: readonly Edition[], to: string])[];
  isPrefetched?: boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  // The deploy removes the scripts of a different template. Those of the same template are loaded already, and old.
  "a link to a page of a different template": { from: "/de/career/", steps: [[[2], CONTACT]] },
  "a link to a page of the same template": { from: "/de/contact/ibe/", steps: [[[2], CONTACT]] },
  "a link to a page in the other language": { from: CONTACT, steps: [[[2], "/en/contact/"]] },
  "a link to a page with prefetched data": { from: "/de/about-us/", steps: [[[2], CONTACT]], isPrefetched: true },
  "a link after each of three deploys, the last one a rollback": {
    from: "/de/about-us/",
    steps: [
      [[2], CONTACT],
      [[3], "/de/services/"],
      [[1], "/de/career/"],
    ],
  },
  "a link in a tab that missed two deploys": { from: "/de/about-us/", steps: [[[2, 3], CONTACT]] },
};

for (const serviceWorkers of ["block", "allow"] as const) {
  const hasWorker = serviceWorkers === "allow";

  test.describe(`deploys, ${hasWorker ? "with" : "without"} the service worker`, () => {
    test.use({ serviceWorkers });

    for (const [name, { from, steps, isPrefetched }] of Object.entries(CASES)) {
      test(`after a deploy ${name} leads to the new page by one load at most`, async ({ page, host, builds }) => {
        const watched = await open(page, host, from, hasWorker);
        // Visible links are prefetched four at a time, every three seconds.
        const data = `${host.origin}/page-data${CONTACT}page-data.json`;
        const isLoaded = () => page.evaluate((name) => performance.getEntriesByName(name).length > 0, data);
        if (isPrefetched) await expect.poll(isLoaded, { timeout: 40_000 }).toBe(true);
        for (const [deployed, to] of steps) {
          for (const edition of deployed) await host.deploy(builds[edition]);
          const last = deployed.at(-1) ?? 1;
          await clickLink(page, to);
          await expectNewPage(page, watched, to, last, builds[last]);
        }
      });
    }

    test("a link to a page that the deploy has removed shows the 404 page", async ({ page, host, builds }) => {
      const watched = await open(page, host, "/de/newsroom/", hasWorker);
      await host.deploy(builds[2]);
      await navigateByRuntime(page, REMOVED_PAGE);
      await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/u);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
      await expect(page).toHaveURL(host.origin + REMOVED_PAGE);
      await expectSingleLoad(page, watched);
      await expect(page.getByRole("link", { name: MESSAGES.de["skip.toContent"] })).toBeAttached();
    });

    test("a full load after a deploy keeps query and fragment", async ({ page, host, builds }) => {
      const watched = await open(page, host, "/de/contact/ibe/?utm_source=a", hasWorker);
      await host.deploy(builds[2]);
      await page.reload();
      await expect(page).toHaveURL(`${host.origin}/de/contact/ibe/?utm_source=a`);
      await waitForHydration(page);
      expect(watched.takeLoads(), "loads").toBe(1);
      await navigateByRuntime(page, `${CONTACT}?utm_source=b#next`);
      await expectNewPage(page, watched, CONTACT, 2, builds[2]);
      await expect(page).toHaveURL(`${host.origin}${CONTACT}?utm_source=b#next`);
    });
  });
}

test.describe("a deploy of content only", () => {
  test.use({ serviceWorkers: "allow" });

  test("a link shows the new content, and the next link loads the document", async ({ page, host, builds }) => {
    const watched = await open(page, host, "/de/about-us/", true);
    await host.deploy(builds.contentOnly);
    await clickLink(page, CONTACT);
    // A real build (npm run test:deploys) may have a new hash: then the first link loads the document.
    if (readBuildHash(builds[1]) !== readBuildHash(builds.contentOnly)) {
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

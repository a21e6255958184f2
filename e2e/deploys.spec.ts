/** A deploy while a page is open: the new page, never blank, at most one load (quality R4). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { navigateInPage, openPage, whenHydrated } from "./browser";
import { test, whenCached } from "./deploys/deploy-test";
import { type Edition, editionMark, REMOVED } from "./deploys/builds";
import type { Host } from "./host";
import { MESSAGES } from "./site";

const CONTACT = "/de/contact/";

type Watch = Awaited<ReturnType<typeof open>>;

/** @returns what a deploy must not do: load the page again and again, or leave it without heading or text at any moment */
async function open(page: Page, host: Host, from: string, hasWorker: boolean) {
  let loads = 0;
  const blanks: string[] = [];
  page.on("domcontentloaded", () => (loads += 1));
  await page.exposeFunction("reportBlank", (what: string) => void blanks.push(what));
  await page.addInitScript(() => {
    const { reportBlank } = window as unknown as { reportBlank(what: string): void };
    const look = () => {
      const isBlank = !document.querySelector("h1") || document.body.innerText.length < 200;
      if (isBlank) reportBlank(`${location.pathname} ${document.body.innerText}`);
      requestAnimationFrame(look);
    };
    document.addEventListener("DOMContentLoaded", look);
  });
  await openPage(page, host.origin + from);
  if (hasWorker) await whenCached(page, new URL(page.url()).pathname);
  loads = 0;
  return { blanks, takeLoads: () => [loads, (loads = 0)][0] ?? 0 };
}

/** The page is whole and alive, and it took at most one load to get there. */
async function expectCalm(page: Page, watched: Watch): Promise<void> {
  await whenHydrated(page);
  // A loop would have begun by now.
  await page.waitForTimeout(300);
  expect(watched.takeLoads(), "loads").toBeLessThanOrEqual(1);
  expect(watched.blanks).toEqual([]);
}

async function expectNewPage(page: Page, watched: Watch, to: string, edition: Edition, folder: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === to, { timeout: 15_000 });
  const main = page.getByRole("main");
  if (edition > 1) await expect(main).toContainText(editionMark(edition));
  else await expect(main).not.toContainText(/Ausgabe \d\./u);
  await expectCalm(page, watched);
  const hash = await page.evaluate(() => (window as unknown as Record<string, string>)["___webpackCompilationHash"]);
  expect(hash, "one build").toBe(hashOf(folder));
}

function hashOf(folder: string): string {
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  return (JSON.parse(appData) as { webpackCompilationHash: string }).webpackCompilationHash;
}

const clickLink = (page: Page, to: string) => page.locator(`footer a[href='${to}']`).first().click();

interface Story {
  from: string;
  /** Editions that are deployed, and the link that is followed then. */
  then: readonly (readonly [deployed: readonly Edition[], to: string])[];
  isFetchedAhead?: boolean;
}

const STORIES: Readonly<Record<string, Story>> = {
  // Scripts of another template are gone after the deploy; those of the same one are here, and old.
  "a link to a page of another template": { from: "/de/career/", then: [[[2], CONTACT]] },
  "a link to a page of the same template": { from: "/de/contact/ibe/", then: [[[2], CONTACT]] },
  "a link to a page in the other language": { from: CONTACT, then: [[[2], "/en/contact/"]] },
  "a link to a page whose data were fetched ahead": {
    from: "/de/about-us/",
    then: [[[2], CONTACT]],
    isFetchedAhead: true,
  },
  "a link after each of three deploys, the last one back to the first build": {
    from: "/de/about-us/",
    then: [
      [[2], CONTACT],
      [[3], "/de/services/"],
      [[1], "/de/career/"],
    ],
  },
  "a link in a tab that slept through two deploys": { from: "/de/about-us/", then: [[[2, 3], CONTACT]] },
};

for (const serviceWorkers of ["block", "allow"] as const) {
  const hasWorker = serviceWorkers === "allow";
  const who = `${hasWorker ? "with" : "without"} the service worker`;

  test.describe(`a deploy while a page is open, ${who}`, () => {
    test.use({ serviceWorkers });

    for (const [name, { from, then, isFetchedAhead }] of Object.entries(STORIES)) {
      test(`${name} leads to the new page by one load at most`, async ({ page, host, builds }) => {
        const watched = await open(page, host, from, hasWorker);
        // The header's links are in view; they are fetched four at a time, every three seconds.
        const data = `${host.origin}/page-data${CONTACT}page-data.json`;
        const isThere = () => page.evaluate((name) => performance.getEntriesByName(name).length > 0, data);
        if (isFetchedAhead) await expect.poll(isThere, { timeout: 40_000 }).toBe(true);
        for (const [deployed, to] of then) {
          for (const edition of deployed) await host.deploy(builds[edition]);
          const last = deployed.at(-1) ?? 1;
          await clickLink(page, to);
          await expectNewPage(page, watched, to, last, builds[last]);
        }
      });
    }

    test(`a page that is gone is the page for missing pages`, async ({ page, host, builds }) => {
      const watched = await open(page, host, "/de/newsroom/", hasWorker);
      await host.deploy(builds[2]);
      await navigateInPage(page, REMOVED);
      await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/u);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
      await expect(page).toHaveURL(host.origin + REMOVED);
      await expectCalm(page, watched);
      await expect(page.getByRole("link", { name: MESSAGES.de["skip.toContent"] })).toBeAttached();
    });

    test(`query and fragment stay, on a reload too`, async ({ page, host, builds }) => {
      const watched = await open(page, host, "/de/contact/ibe/?utm_source=a", hasWorker);
      await host.deploy(builds[2]);
      await page.reload();
      await expect(page).toHaveURL(`${host.origin}/de/contact/ibe/?utm_source=a`);
      await whenHydrated(page);
      expect(watched.takeLoads(), "loads").toBe(1);
      await navigateInPage(page, `${CONTACT}?utm_source=b#next`);
      await expectNewPage(page, watched, CONTACT, 2, builds[2]);
      await expect(page).toHaveURL(`${host.origin}${CONTACT}?utm_source=b#next`);
    });
  });
}

test.describe("a deploy in which only words have changed", () => {
  test.use({ serviceWorkers: "allow" });

  test("new words are shown at once; where that took no load, the next click loads", async ({ page, host, builds }) => {
    const watched = await open(page, host, "/de/about-us/", true);
    await host.deploy(builds.contentOnly);
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

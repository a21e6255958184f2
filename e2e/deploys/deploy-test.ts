import { expect, test as base, type Page } from "@playwright/test";
import path from "node:path";
import { isHashed } from "../../src/worker/hashed-files";
import { START_PATHS } from "../../src/worker/strategy";
import { type Builds, prepareBuilds } from "./builds";
import { Host } from "./host";

/** A visitor's page at a host of its own, which serves the first build; builds to deploy there. */
export const test = base.extend<{ host: Host }, { builds: Builds }>({
  builds: [
    async ({}, provide, { project, workerIndex }) => {
      await provide(prepareBuilds(path.resolve(project.outputDir, "..", "test-results", `builds-${workerIndex}`)));
    },
    { scope: "worker" },
  ],
  host: async ({ builds }, provide) => {
    const host = new Host(builds[1]);
    await host.start();
    await provide(host);
    await host.stop();
  },
});

/** Watches a page for what a deploy must not do to it. */
export interface Watch {
  /** @returns how often the page has loaded a document since the last call. */
  takeLoads(): number;
  /** @returns what the page was without, at any moment: a heading or text. */
  blanks: string[];
}

/** Call it before the page is opened. */
export async function watch(page: Page): Promise<Watch> {
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
  return { blanks, takeLoads: () => [loads, (loads = 0)][0] ?? 0 };
}

/** Waits until the worker has kept these pages, and what it keeps without a visit. */
export async function whenCached(page: Page, ...paths: string[]): Promise<void> {
  for (const path of [...paths, "/en/offline/"]) {
    // Where there are data to keep with a page, they are the last that is written.
    const data = `/page-data${path}page-data.json`;
    await expect.poll(() => isCached(page, path.endsWith("/offline/") ? path : data), { intervals: [50] }).toBe(true);
    await expect.poll(() => missingScripts(page, path), { intervals: [50] }).toEqual([]);
  }
}

/** A visited page has its scripts and its words with it; start pages are kept without having been visited. */
async function missingScripts(page: Page, path: string): Promise<string[]> {
  if (START_PATHS.includes(path)) return [];
  const html = await page.evaluate(async (kept) => (await caches.match(kept))?.text(), path);
  if (html === undefined) return [path];
  const named = [...html.matchAll(/<script src="([^"]+)"/gu)].map(([, address = ""]) => address);
  const missing = await page.evaluate(async (addresses) => {
    const kept = await Promise.all(addresses.map((address) => caches.match(address)));
    return addresses.filter((_address, index) => !kept[index]);
  }, named.filter(isHashed));
  const hasPack = await page.evaluate(
    async (name) => {
      const keys = await Promise.all((await caches.keys()).map(async (cache) => (await caches.open(cache)).keys()));
      return keys.flat().some(({ url }) => url.includes(name));
    },
    `/language-${path.slice(1, 3)}-`,
  );
  return hasPack ? missing : [...missing, "the language's pack"];
}

export function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path);
}

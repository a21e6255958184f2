import { expect, test as base, type Page } from "@playwright/test";
import path from "node:path";
import { lackingOf } from "../cached-page";
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
    await expect.poll(() => page.evaluate(lackingOf, path), { intervals: [50] }).toEqual([]);
  }
}

export function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path);
}

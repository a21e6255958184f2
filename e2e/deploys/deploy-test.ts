import { expect, test as base, type Page } from "@playwright/test";
import path from "node:path";
import { FaultHost } from "../fault-host";
import { type Builds, FIRST_BUILD, prepareBuilds } from "./builds";

/** Provides a host that serves the first build, and builds to deploy. */
export const test = base.extend<{ host: FaultHost }, { builds: Builds }>({
  builds: [
    async ({}, provide, { project, workerIndex }) => {
      await provide(prepareBuilds(path.join(project.outputDir, `builds-${workerIndex}`)));
    },
    { scope: "worker", timeout: 60_000 },
  ],
  host: async ({}, provide) => {
    const host = new FaultHost(FIRST_BUILD);
    await host.start();
    await provide(host);
    await host.stop();
  },
});

/** Tells whether the service worker has cached a document. Runs in the page. */
export async function isCached(path: string): Promise<boolean> {
  return (await caches.match(path, { ignoreSearch: true })) !== undefined;
}

export async function waitUntilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(isCached, path), { intervals: [50], timeout: 15_000 }).toBe(true);
}

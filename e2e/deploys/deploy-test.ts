import { expect, test as base, type Page } from "@playwright/test";
import path from "node:path";
import { Host } from "../host";
import { type Builds, FIRST_BUILD, prepareBuilds } from "./builds";

/** A visitor's page at a host of its own, which serves the first build; builds to deploy there. */
export const test = base.extend<{ host: Host }, { builds: Builds }>({
  builds: [
    async ({}, provide, { project, workerIndex }) => {
      await provide(prepareBuilds(path.join(project.outputDir, `builds-${workerIndex}`)));
    },
    { scope: "worker", timeout: 60_000 },
  ],
  host: async ({}, provide) => {
    const host = new Host(FIRST_BUILD);
    await host.start();
    await provide(host);
    await host.stop();
  },
});

/**
 * Runs in the page. @returns addresses of what the worker has not kept of a page: itself, its data, what it names by hash,
 * the pack of its language. Start pages are kept without having been visited, and without scripts
 */
export async function lackingOf(path: string): Promise<string[]> {
  const html = await (await caches.match(path))?.text();
  if (html === undefined) return [path];
  const isStart = /^\/(?:\w+\/(?:offline\/)?)?$/u.test(path);
  const named = [...html.matchAll(/<script src="([^"]+[.-][0-9a-f]{8}\.js|\/static\/pages\/[^"]+)"/gu)];
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const packs = loaded.filter((address) => address.startsWith(`/language-${path.slice(1, 3)}-`));
  const data = path.endsWith("/offline/") ? [] : [`/page-data${path}page-data.json`];
  const wanted = isStart ? data : [...data, ...named.map(([, address = ""]) => address), ...packs];
  const kept = await Promise.all(wanted.map((address) => caches.match(address)));
  return wanted.filter((_address, index) => !kept[index]);
}

/** Waits until the worker has kept a page, and what it keeps without a visit. */
export async function whenCached(page: Page, path: string): Promise<void> {
  for (const each of [path, "/en/offline/"])
    await expect.poll(() => page.evaluate(lackingOf, each), { intervals: [50] }).toEqual([]);
}

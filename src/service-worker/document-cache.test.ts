import { type FakeCaches, fakeCaches } from "../../test/fake-caches";
import { DOCUMENTS, MAX_AGE_DAYS } from "./caches";
import { cacheDocument, START_PATHS, trimCache } from "./document-cache";

const NOW = Date.parse("2026-11-28T12:00:00Z");
let cached: FakeCaches;

/** Lets the host respond with a document of a day. */
function respond(daysAgo: number): void {
  const headers = { "content-type": "text/html", date: new Date(NOW - daysAgo * 86_400_000).toUTCString() };
  Object.assign(globalThis, { fetch: async () => new Response("<body></body>", { headers }) });
}

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  cached = fakeCaches();
});

/** What is cached, shown and removed is tried in browsers: e2e/worker.spec.ts, e2e/visits/offline.visit.ts. */

it("trimCache removes expired entries and the oldest ones above the limit, but no start page", async () => {
  const pages: [string, number][] = [
    ["/de/old/", MAX_AGE_DAYS + 1],
    ["/de/first/", 3],
    ["/de/second/", 2],
    ["/de/third/", 1],
  ];
  for (const [path, daysAgo] of [...START_PATHS.map((start) => [start, 90] as const), ...pages]) {
    respond(daysAgo);
    await cacheDocument(path);
  }
  await trimCache(DOCUMENTS, 2);
  expect(cached.paths(DOCUMENTS)).toEqual([...START_PATHS, "/de/second/", "/de/third/"]);
});

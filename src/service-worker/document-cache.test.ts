import { type FakeCaches, fakeCaches } from "../../test/fake-caches";
import { DOCUMENTS, MAX_AGE_DAYS } from "./caches";
import { cacheDocument, findDocument, START_PATHS, trimCache } from "./document-cache";

const CONTACT = "/de/contact/";
const NOW = Date.parse("2026-11-28T12:00:00Z");
const responses = new Map<string, () => Response>();
let cached: FakeCaches;

interface Answer {
  status?: number;
  type?: string;
  daysAgo?: number;
}

/** Lets the host respond with a document. */
function respond(path: string, { status = 200, type = "text/html", daysAgo = 0 }: Answer = {}): void {
  const headers = { "content-type": type, date: new Date(NOW - daysAgo * 86_400_000).toUTCString() };
  const html = `<head><noscript>b</noscript></head><body>${path}<script src="/a.js"></script></body>`;
  responses.set(path, () => new Response(html, { status, headers }));
}

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  responses.clear();
  cached = fakeCaches();
  const request = async (path: string) => {
    const response = responses.get(path);
    if (!response) throw new TypeError("Failed to fetch");
    return response();
  };
  Object.assign(globalThis, { fetch: request });
});

it("cacheDocument stores a page as a browser without JavaScript shows it, and `/` with its script", async () => {
  for (const path of [CONTACT, "/"]) {
    respond(path);
    await cacheDocument(path);
  }
  expect(await (await findDocument("/de/contact"))?.text()).toBe(`<head>b</head><body>${CONTACT}</body>`);
  expect(await (await findDocument("/"))?.text()).toContain("<script");
});

it.each<[string, Answer | undefined, boolean]>([
  ["500", { status: 500 }, true],
  ["503", { status: 503 }, true],
  ["another media type", { type: "application/pdf" }, true],
  ["no response", undefined, true],
  ["404", { status: 404 }, false],
  ["410", { status: 410 }, false],
])("cacheDocument keeps its copy or removes it where the host gives %s", async (_what, answer, isKept) => {
  respond(CONTACT);
  await cacheDocument(CONTACT);
  responses.clear();
  if (answer) respond(CONTACT, answer);
  await cacheDocument(CONTACT);
  expect(cached.paths(DOCUMENTS)).toEqual(isKept ? [CONTACT] : []);
});

it("trimCache removes expired entries and the oldest ones above the limit, but no start page", async () => {
  const pages: [string, number][] = [
    ["/de/old/", MAX_AGE_DAYS + 1],
    ["/de/first/", 3],
    ["/de/second/", 2],
    ["/de/third/", 1],
  ];
  for (const [path, daysAgo] of [...START_PATHS.map((start) => [start, 90] as const), ...pages]) {
    respond(path, { daysAgo });
    await cacheDocument(path);
  }
  await trimCache(DOCUMENTS, 2);
  expect(cached.paths(DOCUMENTS)).toEqual([...START_PATHS, "/de/second/", "/de/third/"]);
});

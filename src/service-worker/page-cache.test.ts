import { type FakeCaches, fakeCaches } from "../../test/fake-caches";
import { type FakeHost, fakeHost } from "../../test/fake-host";
import { FILES, PAGES, PICTURES, START } from "./caches";
import { findCached, removeIfGone, cacheFile, cachePage, cacheStart } from "./page-cache";

const CONTACT = "/de/contact/";
const CONTACT_DATA = "/page-data/de/contact/page-data.json";
const BOTH = [CONTACT, CONTACT_DATA];
const answered = (status: number, type = "text/html") =>
  new Response("<body>", { status, headers: { "content-type": type } });
const fail = (): never => {
  throw new TypeError("Failed to fetch");
};
let cached: FakeCaches;
let host: FakeHost;

const textOf = async (path: string) => (await findCached(path))?.text();
const file = (number: number) => `/static/0a1b2c3d4e5f/cover-${number}.avif`;

beforeEach(() => {
  cached = fakeCaches();
  host = fakeHost();
});

describe("cachePage", () => {
  it("keeps a page with the data it was rendered with", async () => {
    host.addPage(CONTACT, "Kontakt", `{"a":1}`);
    await cachePage(CONTACT, "1");
    expect(cached.paths(PAGES.name)).toEqual([CONTACT, CONTACT_DATA]);
    expect(await textOf(CONTACT)).toContain("Kontakt");
    expect(await textOf(CONTACT_DATA)).toBe(`{"a":1}`);
  });

  it("never keeps a page of one build with data of another, nor with the data it had before", async () => {
    host.addPage(CONTACT, "Kontakt");
    await cachePage(CONTACT, "1");
    host.addPage(CONTACT, "Kontakt, neu", `{"new":true}`);
    host.answers.set(CONTACT_DATA, () => new Response(`{"newer":true}`));
    await cachePage(CONTACT, "2");
    expect(cached.paths(PAGES.name)).toEqual([CONTACT]);
    expect(await textOf(CONTACT)).toContain("Kontakt, neu");
  });

  it("asks again for both where a deploy came between the two", async () => {
    host.addPage(CONTACT, "Kontakt", `{"old":true}`);
    const old = host.answers.get(CONTACT)?.() as Response;
    host.addPage(CONTACT, "Kontakt, neu", `{"new":true}`);
    const now = host.answers.get(CONTACT) as () => Response;
    const answers = [() => old];
    host.answers.set(CONTACT, () => (answers.shift() ?? now)());
    await cachePage(CONTACT, "1");
    expect(await textOf(CONTACT)).toContain("Kontakt, neu");
    expect(await textOf(CONTACT_DATA)).toBe(`{"new":true}`);
  });

  it.each<[string, () => Response, string[]]>([
    ["500", () => answered(500), BOTH],
    ["503", () => answered(503), BOTH],
    ["206", () => answered(206), BOTH],
    ["that is no document", () => answered(200, "application/pdf"), BOTH],
    ["that a redirect led to", () => Object.defineProperty(answered(200), "redirected", { value: true }), BOTH],
    ["404", () => answered(404), []],
    ["410", () => answered(410), []],
    ["that does not come", () => fail(), BOTH],
  ])("keeps no answer %s: what it has stays, or goes where the page is gone", async (_what, answer, left) => {
    host.addPage(CONTACT, "Kontakt");
    await cachePage(CONTACT, "1");
    host.answers.set(CONTACT, answer);
    await cachePage(CONTACT, "2");
    expect(cached.paths(PAGES.name)).toEqual(left);
    host.answers.set("/de/new/", answer);
    await cachePage("/de/new/", "2");
    expect(cached.paths(PAGES.name)).toEqual(left);
  });
});

describe("cacheStart", () => {
  beforeEach(() => {
    host.answers.set("/", () => new Response("<body>", { headers: { "content-type": "text/html" } }));
    for (const path of ["/de/", "/en/", "/de/offline/", "/en/offline/"]) host.addPage(path, `this is ${path}`);
  });

  it("keeps the start pages with their data, and the pages for being offline without scripts", async () => {
    await cacheStart("1");
    expect(cached.paths(START.name)).toEqual([
      "/",
      "/de/",
      "/de/offline/",
      "/en/",
      "/en/offline/",
      "/page-data/de/page-data.json",
      "/page-data/en/page-data.json",
    ]);
    expect(await textOf("/de/")).toContain("<script");
    expect(await textOf("/de/offline/")).toContain("this is /de/offline/");
    expect(await textOf("/de/offline/")).not.toContain("<script");
  });

  it("does it once for each revision", async () => {
    await cacheStart("1");
    const asked = host.asked.length;
    await cacheStart("1");
    expect(host.asked).toHaveLength(asked);
    await cacheStart("2");
    expect(host.asked).toHaveLength(asked * 2);
  });

  it("asks the next time for what could not be had, and for nothing else", async () => {
    const answer = host.answers.get("/de/");
    host.answers.set("/de/", () => new Response("", { status: 503 }));
    await cacheStart("1");
    expect(cached.paths(START.name)).not.toContain("/de/");
    host.answers.set("/de/", answer ?? (() => new Response()));
    host.asked.length = 0;
    await cacheStart("1");
    expect(host.asked).toEqual(["/de/", "/page-data/de/page-data.json"]);
    expect(cached.paths(START.name)).toContain("/de/");
  });
});

describe("cacheFile", () => {
  it("keeps files and pictures apart, and no error and no part", async () => {
    await cacheFile("/app-01234567.js", new Response("run()"));
    await cacheFile(file(1), new Response("picture"));
    for (const status of [404, 206]) await cacheFile(file(status), new Response("", { status }));
    expect([cached.paths(FILES.name), cached.paths(PICTURES.name)]).toEqual([["/app-01234567.js"], [file(1)]]);
  });

  it("drops the oldest when there are too many", async () => {
    const now = jest.spyOn(Date, "now");
    for (let number = 0; number < PICTURES.entries + 3; number += 1) {
      now.mockReturnValue(1_000_000 + number);
      await cacheFile(file(number), new Response("picture"));
    }
    now.mockRestore();
    const paths = cached.paths(PICTURES.name);
    expect(paths).toHaveLength(PICTURES.entries);
    expect([0, 1, 2, 3].map((number) => paths.includes(file(number)))).toEqual([false, false, false, true]);
  });

  it("gives the pictures up where the device is full, and goes on", async () => {
    await cacheFile(file(1), new Response("picture"));
    cached.fill();
    await expect(cacheFile("/app-01234567.js", new Response("run()"))).resolves.toBeUndefined();
    expect(cached.names()).not.toContain(PICTURES.name);
  });
});

it("removeIfGone forgets only what is gone", async () => {
  host.addPage(CONTACT, "Kontakt");
  await cachePage(CONTACT, "1");
  for (const status of [200, 304, 301, 500]) await removeIfGone(CONTACT, status);
  expect(cached.paths(PAGES.name)).toEqual([CONTACT, CONTACT_DATA]);
  await removeIfGone(CONTACT, 404);
  expect(cached.paths(PAGES.name)).toEqual([]);
});

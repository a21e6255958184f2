import { type FakeCaches, fakeCaches } from "../../test/fake-caches";
import { type FakeHost, fakeHost } from "../../test/fake-host";
import { type FakeScope, fakeWorkerScope } from "../../test/fake-worker-scope";

const CONTACT = "/de/contact/";
const CONTACT_DATA = "/page-data/de/contact/page-data.json";
const SCRIPT = "/app-01234567.js";
let cached: FakeCaches;
let host: FakeHost;
let scope: FakeScope;

const visit = async (path: string) => (await scope.request(path, { mode: "navigate" })) as Response;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "performance", "queueMicrotask", "setImmediate"] });
  cached = fakeCaches();
  host = fakeHost();
  scope = fakeWorkerScope();
  Object.assign(globalThis, { __REVISION__: "1", __REDIRECTS__: [{ from: "/de/home/", to: "/de/" }] });
  await jest.isolateModulesAsync(async () => void (await import("./worker")));
  host.answers.set("/", () => new Response("<body>to a language", { headers: { "content-type": "text/html" } }));
  for (const path of ["/de/", "/en/", "/de/offline/", "/en/offline/"]) host.addPage(path, `this is ${path}`);
  host.addPage(CONTACT, "Kontakt");
});

afterEach(() => void jest.useRealTimers());

/** What visitors meet, online and without network, is tried in browsers: e2e/worker.spec.ts, e2e/visits/offline.visit.ts. */
describe("an answer", () => {
  it("to a visitor who is online is what the browser asked for while the worker started", async () => {
    const asked = { mode: "navigate", preloadResponse: Promise.resolve(new Response("preloaded")) } as const;
    expect(await (await scope.request(CONTACT, asked))?.text()).toBe("preloaded");
    expect(host.asked).toEqual([]);
  });

  it.each([404, 500, 503])("of the host that is an error is given as it is: %s", async (status) => {
    await scope.fire("message", CONTACT);
    host.answers.set(CONTACT, () => new Response("host's words", { status }));
    const answer = await visit(CONTACT);
    expect([answer.status, await answer.text()]).toEqual([status, "host's words"]);
  });

  it.each(["/de/contact", "/de//contact/index.html", "/de/home", "/de/home/"])(
    "to %s without network leads to the page that is kept, as the host's would",
    async (path) => {
      await scope.fire("message", CONTACT);
      host.goOffline();
      const { status, headers } = await visit(`${path}?a=1`);
      expect([status, new URL(headers.get("location") ?? "").pathname]).toEqual([
        302,
        path.includes("home") ? "/de/" : CONTACT,
      ]);
    },
  );

  it("is the cached page too where the browser gives the failed preload as an answer, as Firefox does", async () => {
    await scope.fire("message", CONTACT);
    host.goOffline();
    const preloadResponse = Promise.resolve(Response.error());
    const answer = await scope.request(CONTACT, { mode: "navigate", preloadResponse });
    expect([answer?.status, await answer?.text()]).toEqual([200, expect.stringContaining("Kontakt")]);
  });

  it("is an error, not a rejection, where nothing is cached", async () => {
    host.goOffline();
    expect((await visit(CONTACT)).type).toBe("error");
    expect((await scope.request("/static/font-12345678.woff2"))?.type).toBe("error");
  });

  it("with page data comes from the host; without network a document gets its own, and no other", async () => {
    await scope.fire("message", CONTACT);
    host.answers.set(CONTACT_DATA, () => new Response("new data"));
    const ask = async (clientId: string) => (await scope.request(CONTACT_DATA, { clientId })) as Response;
    expect(await (await ask(CONTACT)).text()).toBe("new data");
    host.goOffline();
    expect(await (await ask(CONTACT)).text()).toContain(CONTACT);
    for (const other of ["/de/", ""]) expect((await ask(other)).type).toBe("error");
  });
});

it("a file whose name changes with its content is asked for once, and again where it was missing", async () => {
  expect((await scope.request(SCRIPT))?.status).toBe(404);
  host.answers.set(SCRIPT, () => new Response("run()"));
  for (let count = 0; count < 2; count += 1) {
    expect(await (await scope.request(SCRIPT))?.text()).toBe("run()");
    await scope.fire("message", undefined);
  }
  expect(host.asked).toEqual([SCRIPT, SCRIPT]);
});

describe("the worker", () => {
  it("takes over at once, and drops caches of older workers only", async () => {
    await caches.open("site-old");
    await caches.open("elsewhere");
    await scope.fire("message", CONTACT);
    await scope.fire("install");
    await scope.fire("activate");
    expect(cached.names()).toEqual(["elsewhere", "site-pages", "site-start"]);
  });

  it("fetches nothing ahead where the visitor saves data, nor for a message of Gatsby's", async () => {
    await scope.fire("message", { gatsbyApi: "clearPathResources" });
    scope.navigator.connection = { saveData: true };
    await scope.fire("message", CONTACT);
    expect(host.asked).toEqual([]);
  });
});

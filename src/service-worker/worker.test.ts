import { type FakeCaches, fakeCaches } from "../../test/fake-caches";
import { type FakeHost, fakeHost } from "../../test/fake-host";
import { type FakeScope, fakeWorkerScope } from "../../test/fake-worker-scope";

const CONTACT = "/de/contact/";
const CONTACT_DATA = "/page-data/de/contact/page-data.json";
const SCRIPT = "/app-0123456789.js";
let cached: FakeCaches;
let host: FakeHost;
let scope: FakeScope;

const visit = async (path: string, client = "") =>
  (await scope.request(path, { mode: "navigate", resultingClientId: client })) as Response;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "performance", "queueMicrotask", "setImmediate"] });
  cached = fakeCaches();
  host = fakeHost();
  scope = fakeWorkerScope();
  Object.assign(globalThis, { __REVISION__: "1" });
  await jest.isolateModulesAsync(async () => void (await import("./worker")));
  host.answers.set("/", () => new Response("<body>to a language", { headers: { "content-type": "text/html" } }));
  for (const path of ["/de/", "/en/", "/de/offline/", "/en/offline/"]) host.addPage(path, `this is ${path}`);
  host.addPage(CONTACT, "Kontakt");
});

afterEach(() => void jest.useRealTimers());

describe("a visitor who is online", () => {
  it("always gets the host's page, though an older one is cached", async () => {
    await scope.fire("message", CONTACT);
    host.addPage(CONTACT, "Kontakt, neu");
    expect(await (await visit(CONTACT)).text()).toContain("Kontakt, neu");
  });

  it("gets what the browser asked for while the worker started", async () => {
    const asked = { mode: "navigate", preloadResponse: Promise.resolve(new Response("preloaded")) } as const;
    const answer = await scope.request(CONTACT, asked);
    expect(await answer?.text()).toBe("preloaded");
    expect(host.asked).toEqual([]);
  });

  it.each([404, 500, 503])("gets errors as they are: %s", async (status) => {
    await scope.fire("message", CONTACT);
    host.answers.set(CONTACT, () => new Response("host's words", { status }));
    const answer = await visit(CONTACT);
    expect([answer.status, await answer.text()]).toEqual([status, "host's words"]);
  });

  it("gets a redirect as it is", async () => {
    const redirect = Response.redirect("https://www.fernwerk.example/de/", 301);
    host.answers.set("/de", () => redirect);
    expect(await visit("/de")).toBe(redirect);
  });

  it("asks for page data without the worker, though some are cached", async () => {
    await scope.fire("message", CONTACT);
    await visit(CONTACT, "client");
    expect(scope.request(CONTACT_DATA, { clientId: "client" })).toBeUndefined();
  });
});

describe("a visitor without network", () => {
  it("gets a page that was visited, with its data", async () => {
    await scope.fire("message", CONTACT);
    host.goOffline();
    const answer = await visit(`${CONTACT}?utm_source=a`, "client");
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Kontakt")]);
    const data = await scope.request(CONTACT_DATA, { clientId: "client" });
    expect(await data?.text()).toContain(CONTACT);
  });

  it("gets no cached data for another page, nor in a document that came from the host", async () => {
    await scope.fire("message", CONTACT);
    await visit(CONTACT, "older");
    host.goOffline();
    await visit("/de/", "client");
    expect(scope.request(CONTACT_DATA, { clientId: "client" })).toBeUndefined();
    expect(scope.request(CONTACT_DATA, { clientId: "older" })).toBeUndefined();
  });

  it.each([
    ["/de/services/", "this is /de/offline/"],
    ["/en/services/", "this is /en/offline/"],
    ["/services/", "to a language"],
  ])("gets in place of %s what says so, in its language: %s", async (path, text) => {
    await scope.fire("message", CONTACT);
    host.goOffline();
    const answer = await visit(path);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(text)]);
  });

  it("gets the start pages without having been there", async () => {
    await scope.fire("message", CONTACT);
    host.goOffline();
    expect(await (await visit("/en/")).text()).toContain("this is /en/");
  });

  it("gets it too where the browser gives the failed preload as an answer, as Firefox does", async () => {
    await scope.fire("message", CONTACT);
    host.goOffline();
    const preloadResponse = Promise.resolve(Response.error());
    const answer = await scope.request(CONTACT, { mode: "navigate", preloadResponse });
    expect([answer?.status, await answer?.text()]).toEqual([200, expect.stringContaining("Kontakt")]);
  });

  it("gets an answer that says so for a file that is not cached: a rejected one would be the worker's error", async () => {
    host.goOffline();
    expect((await scope.request("/static/font-12345678.woff2"))?.type).toBe("error");
  });

  it("gets the browser's own words where nothing is cached", async () => {
    host.goOffline();
    expect((await visit(CONTACT)).type).toBe("error");
  });
});

it("a page that was visited has with it what its document names, whoever has asked for that", async () => {
  host.addPage(CONTACT, `Kontakt<script src="${SCRIPT}"></script>`);
  host.answers.set(SCRIPT, () => new Response("words"));
  await scope.fire("message", CONTACT);
  host.goOffline();
  expect(await (await scope.request(SCRIPT))?.text()).toBe("words");
});

describe("a file whose name changes with its content", () => {
  it("is asked for once", async () => {
    host.answers.set(SCRIPT, () => new Response("run()"));
    for (let count = 0; count < 2; count += 1) {
      expect(await (await scope.request(SCRIPT))?.text()).toBe("run()");
      await scope.fire("message", undefined);
    }
    expect(host.asked).toEqual([SCRIPT]);
  });

  it("is asked for again where it was missing", async () => {
    expect((await scope.request(SCRIPT))?.status).toBe(404);
    host.answers.set(SCRIPT, () => new Response("run()"));
    expect((await scope.request(SCRIPT))?.status).toBe(200);
  });
});

describe("the worker's life", () => {
  it("takes over at once, and drops caches of older workers only", async () => {
    await caches.open("site-old");
    await caches.open("elsewhere");
    await scope.fire("message", CONTACT);
    await scope.fire("install");
    expect(scope.skipWaiting).toHaveBeenCalled();
    await scope.fire("activate");
    expect(scope.clients.claim).toHaveBeenCalled();
    expect(cached.names()).toEqual(["elsewhere", "site-pages", "site-start"]);
  });

  it("stays until a document from the cache has asked for its data, or never does: the next would not know it", async () => {
    await scope.fire("message", CONTACT);
    host.goOffline();
    await visit(CONTACT, "client");
    const installed = scope.fire("install");
    await new Promise(setImmediate);
    expect(scope.skipWaiting).not.toHaveBeenCalled();
    await scope.request(CONTACT_DATA, { clientId: "client" });
    await installed;
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
    await visit(CONTACT, "plain");
    const installedLater = scope.fire("install");
    jest.runAllTimers();
    await installedLater;
    expect(scope.skipWaiting).toHaveBeenCalledTimes(2);
  });

  it("asks for a new build at each visit", async () => {
    await scope.fire("message", CONTACT);
    expect(scope.registration.update).toHaveBeenCalledTimes(1);
  });

  it("fetches nothing ahead where the visitor saves data, nor for a message of Gatsby's", async () => {
    await scope.fire("message", { gatsbyApi: "clearPathResources" });
    scope.navigator.connection = { saveData: true };
    await scope.fire("message", CONTACT);
    expect(host.asked).toEqual([]);
  });
});

import type { CDPSession } from "@playwright/test";
import { EventEmitter } from "node:events";
import { kindOf, Traffic } from "./traffic";

describe("kindOf", () => {
  it.each([
    ["/de/", "text/html", "Document", "html"],
    ["/app-0123.js", "text/javascript", "Script", "js"],
    ["/page-data/de/page-data.json", "application/json", "Fetch", "data"],
    ["/static/a.woff2", "font/woff2", "Font", "font"],
    ["/static/a.woff2", "application/octet-stream", "Font", "font"],
    ["/drawing.svg", "image/svg+xml", "Image", "image"],
    ["/manifest.webmanifest", "application/manifest+json", "Manifest", "other"],
    ["/app.css", "text/css", "Stylesheet", "css"],
  ])("takes %s (%s) for %s", (pathname, mime, type, kind) => {
    expect(kindOf(pathname, mime, type)).toBe(kind);
  });
});

describe("Traffic", () => {
  const setUp = () => {
    const cdp = new EventEmitter();
    const traffic = new Traffic(cdp as unknown as CDPSession);
    const fetch = (requestId: string, url: string) =>
      cdp.emit("Network.requestWillBeSent", { requestId, request: { url } });
    const answer = (requestId: string, status: number, mimeType: string) =>
      cdp.emit("Network.responseReceived", { requestId, response: { status, mimeType } });
    const finish = (requestId: string, encodedDataLength: number) =>
      cdp.emit("Network.loadingFinished", { requestId, encodedDataLength });
    return { cdp, traffic, fetch, answer, finish };
  };

  it("counts bytes by kind, before and after the load event", () => {
    const { traffic, fetch, answer, finish } = setUp();
    fetch("1", "https://localhost/app.js?v=1");
    answer("1", 200, "text/javascript");
    traffic.loaded();
    fetch("2", "https://localhost/de/page-data.json");
    answer("2", 404, "application/json");
    finish("1", 300);
    finish("2", 20);
    expect(traffic.resources).toEqual([
      { path: "/app.js", kind: "js", bytes: 300, isLate: false, failure: undefined },
      { path: "/de/page-data.json", kind: "data", bytes: 20, isLate: true, failure: "404" },
    ]);
  });

  it("leaves out what does not come over the network", () => {
    const { traffic, fetch, finish } = setUp();
    fetch("1", "data:image/png;base64,AAAA");
    finish("1", 10);
    expect(traffic.resources).toEqual([]);
  });

  it("waits for what is about to begin, however quiet it has been", async () => {
    const { traffic } = setUp();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = Date.now();
    await traffic.idle(150);
    expect(Date.now() - started).toBeGreaterThanOrEqual(140);
  });

  it("is not idle while something is on its way", async () => {
    const { cdp, traffic, fetch } = setUp();
    fetch("1", "https://localhost/a");
    let isIdle = false;
    const idle = traffic.idle(100).then(() => (isIdle = true));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(isIdle).toBe(false);
    cdp.emit("Network.loadingFailed", { requestId: "1", errorText: "net::ERR_ABORTED" });
    await idle;
    expect(traffic.resources[0]?.failure).toBe("net::ERR_ABORTED");
  });
});

import type { Server } from "node:http";
import { ask } from "../testing/ask";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { createSiteServer } from "./server";

const CHECKED = "public, max-age=0, must-revalidate";
let outside: TemporaryFolder;
let server: Server;

beforeAll(async () => {
  outside = temporaryFolder();
  const files = ["index.html", "404.html", "de/index.html", "de/404.html", "en/404.html", "de/services/index.html"];
  for (const file of files) outside.write(`public/${file}`, `this is ${file}`);
  outside.write("public/app-0123456789abcdef0123.js", "run()");
  outside.write("public/page-data/de/page-data.json", "{}");
  outside.write("secret.txt", "secret");
  outside.write("public-secret/secret.txt", "secret");
  server = createSiteServer(`${outside.path}/public`);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  outside.remove();
});

describe("a page that is there", () => {
  it("is answered with 200, as HTML in UTF-8, checked at every visit", async () => {
    const { status, headers, body } = await ask(server, "/de/services/?topic=a");
    expect([status, body]).toEqual([200, "this is de/services/index.html"]);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/u);
    expect(headers["cache-control"]).toBe(CHECKED);
  });

  it("is not sent again where the browser has it", async () => {
    const { etag } = (await ask(server, "/de/")).headers;
    const { status, body } = await ask(server, "/de/", { headers: { "if-none-match": etag } });
    expect([status, body]).toEqual([304, ""]);
  });

  it.each([
    ["/de/services", "/de/services/"],
    ["/de", "/de/"],
    ["/de/services?a=1&b=/x", "/de/services/?a=1&b=/x"],
  ])("has its address with a slash: %s leads to %s", async (path, location) => {
    const { status, headers } = await ask(server, path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it("is answered to HEAD without its text, redirects and missing pages too", async () => {
    for (const [path, code] of [
      ["/de/", 200],
      ["/de/services", 301],
      ["/de/nothing/", 404],
    ] as const) {
      const { status, body } = await ask(server, path, { method: "HEAD" });
      expect([path, status, body]).toEqual([path, code, ""]);
    }
  });
});

describe("a file whose name changes with its content", () => {
  it("is kept for a year; page data are not", async () => {
    const script = await ask(server, "/app-0123456789abcdef0123.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await ask(server, "/page-data/de/page-data.json")).headers["cache-control"]).toBe(CHECKED);
  });
});

describe("a page that is not there", () => {
  it.each([
    ["/de/nothing/", "de/404.html"],
    ["/en/nothing/deep/?a=1", "en/404.html"],
    ["/de/services/nothing", "de/404.html"],
    ["/en/", "en/404.html"],
    ["/nothing/", "404.html"],
    ["/nothing.js", "404.html"],
    ["/page-data/de/nothing/page-data.json", "404.html"],
  ])("is answered with 404 and the page of its language: %s", async (path, file) => {
    const { status, headers, body } = await ask(server, path);
    expect([status, body]).toEqual([404, `this is ${file}`]);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": CHECKED });
  });

  it.each([
    "/../secret.txt",
    "/de/../../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/../public-secret/secret.txt",
  ])("is everything outside the folder: %s", async (path) => {
    const { status, body } = await ask(server, path);
    expect([status, body]).toEqual([404, "this is 404.html"]);
  });

  it.each(["/de/%E0%A4%A", "/%", "//", "//["])(
    "is what can't be read as a path, and the server goes on: %s",
    async (path) => {
      const { status } = await ask(server, path);
      expect([400, 404]).toContain(status);
      expect((await ask(server, "/de/")).status).toBe(200);
    },
  );
});

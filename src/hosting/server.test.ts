import type { Server } from "node:http";
import { ask } from "../../test/ask";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { createSiteServer } from "./server";
import { securityHeaders } from "./security-headers";

const CHECKED = "public, max-age=0, must-revalidate";
const RULES = {
  headers: securityHeaders("default-src 'none'; script-src 'self'"),
  redirects: [{ from: "/de/home/", to: "/de/" }],
};
let outside: TemporaryFolder;
let server: Server;

beforeAll(async () => {
  outside = temporaryFolder();
  const files = ["index.html", "404.html", "de/index.html", "de/404.html", "en/404.html", "de/services/index.html"];
  for (const file of files) outside.write(`public/${file}`, `this is ${file}`);
  outside.write("public/app-0123456789.js", "run()");
  outside.write("public/page-data/de/page-data.json", "{}");
  outside.write("public/de/services/index.html.br", "compressed");
  outside.write("public/en/404.html.gz", "compressed");
  outside.write("public/.well-known/security.txt", "Contact");
  for (const file of ["_headers", "_gatsby/slices/part.html"]) outside.write(`public/${file}`, "hidden");
  for (const file of ["sw.js", "favicon.svg"]) outside.write(`public/${file}`, "its text");
  outside.write("secret.txt", "secret");
  outside.write("public-secret/secret.txt", "secret");
  server = createSiteServer(`${outside.path}/public`, RULES);
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

describe("every answer", () => {
  const { document, worker, opened, file } = RULES.headers;
  const inSmallLetters = (headers: object) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  /** What only some kinds of answers have. */
  const NAMES = Object.keys(inSmallLetters(document));

  it.each([
    ["/de/", document],
    ["/nothing/", document],
    ["/nothing.js", document],
    ["/de/services", file],
    ["/de/home/", file],
    ["/app-0123456789.js", file],
    ["/page-data/de/page-data.json", file],
    ["/%", file],
    ["/sw.js", worker],
    ["/favicon.svg", opened],
  ])("has the headers of its kind, and no other: %s", async (path, wanted) => {
    const { headers } = await ask(server, path);
    const found = Object.entries(headers).filter(([name]) => NAMES.includes(name));
    expect(Object.fromEntries(found)).toEqual(inSmallLetters(wanted));
    expect(headers["cache-control"]).toBeDefined();
  });

  it("has them where the browser has the rest", async () => {
    const { etag } = (await ask(server, "/de/")).headers;
    const { headers } = await ask(server, "/de/", { headers: { "if-none-match": etag } });
    expect(headers).toMatchObject({ ...inSmallLetters(document), "cache-control": CHECKED });
  });
});

describe("an old address", () => {
  it.each([
    ["/de/home/", "/de/"],
    ["/de/home", "/de/"],
    ["/de/home/?a=1", "/de/?a=1"],
  ])("%s leads to %s", async (path, location) => {
    const { status, headers } = await ask(server, path);
    expect([status, headers.location]).toEqual([301, location]);
  });
});

describe("a compressed copy", () => {
  it("is sent to browsers that know it, a page for missing pages too", async () => {
    const page = await ask(server, "/de/services/", { headers: { "accept-encoding": "gzip, br" } });
    expect([page.headers["content-encoding"], page.body]).toEqual(["br", "compressed"]);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const missing = await ask(server, "/en/nothing/", { headers: { "accept-encoding": "gzip, br" } });
    expect([missing.status, missing.headers["content-encoding"], missing.body]).toEqual([404, "gzip", "compressed"]);
  });

  it("is not sent to others", async () => {
    const { headers, body } = await ask(server, "/de/services/");
    expect([headers["content-encoding"], body]).toEqual([undefined, "this is de/services/index.html"]);
  });
});

describe("what lies there for hosts and builds", () => {
  it.each(["/_headers", "/_gatsby/slices/part.html", "/de/services/index.html.br"])(
    "is missing to visitors: %s",
    async (path) => {
      expect((await ask(server, path)).status).toBe(404);
    },
  );

  it("is not what RFC 8615 has for visitors", async () => {
    expect((await ask(server, "/.well-known/security.txt")).body).toBe("Contact");
  });
});

describe("a file whose name changes with its content", () => {
  it("is kept for a year; page data are not", async () => {
    const script = await ask(server, "/app-0123456789.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await ask(server, "/page-data/de/page-data.json")).headers["cache-control"]).toBe(CHECKED);
  });
});

describe("a page that is not there", () => {
  it.each([
    ["/de/nothing/", "de/404.html"],
    ["/en/nothing/deep/?a=1", "en/404.html"],
    ["/de/services/nothing", "de/404.html"],
    ["/de/404", "de/404.html"],
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

/** The server of `npm run serve` outlives every request: an exception in its handler would end it for everybody. */
import { once } from "node:events";
import type { Server } from "node:http";
import { INBOX_PATH } from "../src/contact/endpoint";
import type { HostingRules } from "../src/hosting/rules";
import { securityHeaders } from "../src/hosting/security-headers";
import { ask } from "../test/ask";
import { askRaw } from "../test/ask-raw";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { createPreviewServer } from "./preview-server";

/** What stands between method and version; a character is a byte. Each leaves the way of a usual address at another step. */
const TARGETS: readonly string[] = [
  ...[
    "//host/de/",
    "/\\host",
    "//[::1",
    "/%",
    "/%00",
    "/%ff%fe",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/..\\secret.txt",
  ],
  ...["/%2e%2e%2fpublic-secret/secret.txt", "../secret.txt", "/_headers", "/%5fheaders", "/_headers?", "//_headers"],
  ...["", "?", "#", "*", "http://[", "http://host/../secret.txt", "file:../secret.txt", "x:../../secret.txt", "/\xff"],
  ...[
    "/\x00",
    "/a b",
    `/${"a/".repeat(5000)}`,
    `/?${"a".repeat(20_000)}`,
    `${INBOX_PATH}%00`,
    `http://host${INBOX_PATH}`,
  ],
];

/** The header Range: of no bytes, of too many, and of numbers that are none. */
const RANGES = ["bytes=5-2", "bytes=-5", "bytes=99-", "bytes=5-2,7-1", "lines=1", `bytes=${"9".repeat(400)}-1`];

const FORM = "Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/** Whole requests. */
const REQUESTS = [
  "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  "CONNECT host:443 HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /de/ HTTP/1.1\r\n\r\n",
  "\x16\x03\x01\x02\x00\r\n\r\n",
  `POST ${INBOX_PATH} HTTP/1.1\r\n${FORM}Content-Length: 8\r\n\r\n%zz&=&%\x00`,
];

const SECRET = "what nobody may read";
let outside: TemporaryFolder;
let server: Server;
let rules: HostingRules;

beforeAll(async () => {
  outside = temporaryFolder();
  const pages = ["index.html", "404.html", "de/index.html", "de/404.html", "en/404.html", "de/services/index.html"];
  for (const file of pages) outside.write(`public/${file}`, `this is ${file}`);
  for (const file of ["secret.txt", "public-secret/secret.txt", "public/_headers"]) outside.write(file, SECRET);
  rules = { headers: securityHeaders("default-src 'none'"), redirects: [{ from: "/de/home/", to: "/de/" }] };
  server = createPreviewServer(`${outside.path}/public`, rules, `${outside.path}/mails`).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  outside.remove();
});

const get = (target: string, ...headers: string[]) =>
  askRaw(server, [`GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n"));

/** @returns the first line's number; nothing where the server has hung up without a word. */
const statusOf = (answer: string) => /^HTTP\/1\.1 (\d{3}) /u.exec(answer)?.[1] ?? "";

async function expectHarmless(answer: string): Promise<void> {
  expect(statusOf(answer)).not.toMatch(/^5/u);
  expect(answer).not.toContain(SECRET);
  // A redirect stays on this host.
  expect(answer).not.toMatch(/^location: (?!\/(?![/\\]))/imu);
  expect((await ask(server, "/de/")).status).toBe(200);
}

it.each(TARGETS.map((target) => [target.slice(0, 60), target]))(
  "the preview server goes on, and keeps to its folder and its host, after GET %j",
  async (_, target) => expectHarmless(await get(target)),
);

it.each(RANGES)("the preview server goes on after a request for the part %s", async (range) =>
  expectHarmless(await get("/de/", `Range: ${range}`)),
);

it.each(REQUESTS)("the preview server goes on after the request %j", async (request) =>
  expectHarmless(await askRaw(server, request)),
);

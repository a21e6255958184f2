/** The server of `npm run serve` outlives every request: an exception in its handler would end it for everybody. */
import { once } from "node:events";
import type { Server } from "node:http";
import { INBOX_PATH } from "../src/contact/endpoint";
import type { HostingRules } from "../src/hosting/rules";
import { securityHeaders } from "../src/hosting/security-headers";
import { ask } from "../test/ask";
import { askRaw } from "../test/ask-raw";
import { RANGES, REQUESTS, TARGETS } from "../test/odd-requests";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { createPreviewServer } from "./preview-server";

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

describe("the server goes on, keeps to its folder and to its host, after", () => {
  it.each(TARGETS.map((target) => [target.slice(0, 60), target]))("GET %j", async (_, target) => {
    await expectHarmless(await get(target));
  });

  it.each(RANGES.map((range) => [range.slice(0, 60), range]))("a request for a part, %s", async (_, range) => {
    await expectHarmless(await get("/de/", `Range: ${range}`));
  });

  it.each(Object.entries(REQUESTS))("%s", async (_, request) => {
    await expectHarmless(await askRaw(server, request));
  });
});

it("a form whose mail can't be written", async () => {
  const broken = createPreviewServer(`${outside.path}/public`, rules, `${outside.path}/secret.txt/mails`);
  broken.listen(0, "127.0.0.1");
  await once(broken, "listening");
  jest.spyOn(console, "error").mockImplementation();
  const headers =
    "Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 0";
  expect(statusOf(await askRaw(broken, `POST ${INBOX_PATH} HTTP/1.1\r\n${headers}\r\n\r\n`))).toBe("503");
  broken.close();
});

it("a whole address is answered as its path is", async () => {
  expect(await get("http://localhost/de/?a")).toContain("this is de/index.html");
});

/** Checks status, headers, encoding and body of each type of response (quality S2-S5). */
import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { listFiles } from "../src/content/list-files";
import { type TestResponse, requestPath } from "../test/request-path";
import { findWrongHeaders } from "./hosting-headers";
import { type ExpectedResponse, EXPECTED_RESPONSES } from "./hosting-table";
import { test } from "./nginx-test";
import { RUN_ALL } from "./sampled";
import { FOLDER } from "./test-site";

const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync };
type Encoding = keyof typeof DECOMPRESS;

function expectRow(row: ExpectedResponse, answer: TestResponse, encoding?: Encoding): void {
  const { status, headers, bytes } = answer;
  const sentEncoding = row.isCompressed ? encoding : undefined;
  expect.soft(status, row.path).toBe(row.status);
  expect.soft(headers["cache-control"], row.path).toBe(row.cache);
  expect.soft(headers["location"], row.path).toBe(row.location);
  expect.soft(headers["content-encoding"], `${row.path} as ${encoding}`).toBe(sentEncoding);
  expect.soft(findWrongHeaders(row, answer), row.path).toEqual([]);
  if (row.type) expect.soft(headers["content-type"], row.path).toBe(row.type);
  if (row.isCompressed)
    expect.soft(headers["vary"], row.path).toMatch(/^Accept-Encoding(?:, Accept-Language, Sec-Fetch-Mode)?$/u);
  if (!row.file) return;
  const body = sentEncoding ? DECOMPRESS[sentEncoding](bytes) : bytes;
  expect.soft(body.equals(readFileSync(FOLDER + row.file)), `${row.path} is ${row.file}`).toBe(true);
}

async function expectTable(host: Parameters<typeof requestPath>[0], rows: readonly ExpectedResponse[]): Promise<void> {
  for (const row of rows) {
    for (const encoding of [undefined, "br", "gzip"] as const) {
      const headers = encoding ? { "accept-encoding": encoding } : {};
      expectRow(row, await requestPath(host, row.path, { headers }), encoding);
    }
  }
}

test("nginx sends the status, headers and body of hosting-table.ts for each request", ({ nginx }) =>
  expectTable(nginx, EXPECTED_RESPONSES));

test("the preview server serves a page, a redirect and a 404 page as nginx does", ({ baseURL }) => {
  const { hostname: host, port } = new URL(baseURL ?? "");
  const rows = EXPECTED_RESPONSES.filter(({ path }) =>
    /^\/(?:de\/(?:services|no-such-page\/)?|en\/home\?a=1)$/u.test(path),
  );
  return expectTable({ host, port }, rows);
});

test("nginx sends headers without a body for HEAD and for a matching ETag", async ({ nginx }) => {
  for (const row of EXPECTED_RESPONSES) {
    const send = (headers = {}, method = "GET") => requestPath(nginx, row.path, { headers, method });
    const head = await send({}, "HEAD");
    expect([row.path, head.status, head.body, ...findWrongHeaders(row, head)]).toEqual([row.path, row.status, ""]);
    if (row.status !== 200) continue;
    const { etag } = (await send({ "accept-encoding": "br" })).headers;
    const notModified = await send({ "accept-encoding": "br", "if-none-match": etag });
    expect([row.path, Boolean(etag), notModified.status, notModified.body]).toEqual([row.path, true, 304, ""]);
    expect(findWrongHeaders(row, notModified), row.path).toEqual([]);
  }
});

test("nginx redirects clients that are no browsers by Accept-Language", async ({ nginx }) => {
  for (const [path, headers, location] of [
    ["/contact/?a=1", { "accept-language": "fr, en-GB;q=0.8, de" }, "/en/contact/?a=1"],
    ["/", { "accept-language": "de-AT" }, "/de/"],
    ["/", { "accept-language": "fr, den" }, undefined],
    ["/", { "accept-language": "DE-at, en" }, "/de/"],
    ["/", { "accept-language": "de;q=0, fr, en;q=0.5" }, "/en/"],
    ["/", { "accept-language": "de; q=0.0" }, undefined],
    ["/", { "accept-language": "en", "sec-fetch-mode": "navigate" }, undefined],
    ["/de/contact/", { "accept-language": "en" }, undefined],
    ["/no-such-page/", { "accept-language": "en" }, undefined],
  ] as const) {
    const { status, headers: received } = await requestPath(nginx, path, { headers });
    expect([path, status === 302, received.location]).toEqual([path, location !== undefined, location]);
    const isVaried = received["vary"]?.includes("Accept-Language, Sec-Fetch-Mode") ?? false;
    expect([path, isVaried]).toEqual([path, !/^\/(?:de|no)/u.test(path)]);
  }
});

test("every text file over 1 KB has br and gz copies with its content", () => {
  const isText = /^(?!.*\/_gatsby\/).*\.(?:html|js|css|json|svg|xml|txt|ics|webmanifest)$/u;
  const files = listFiles(".", FOLDER).filter((file) => isText.test(file) && statSync(file).size > 1024);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`))).toEqual([]);
  for (const file of files.filter((_, index) => RUN_ALL || index % 10 === 0)) {
    const copies = [brotliDecompressSync(readFileSync(`${file}.br`)), gunzipSync(readFileSync(`${file}.gz`))];
    for (const copy of copies) expect(copy.equals(readFileSync(file)), file).toBe(true);
  }
});

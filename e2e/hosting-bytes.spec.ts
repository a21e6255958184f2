/** Counts the bytes of a first visit's headers, from a real nginx by HTTP/2 (quality S2). */
import { connect } from "node:http2";
import { expect } from "@playwright/test";
import { openPage } from "./browser";
import { test } from "./hosts";
import { startNginx } from "./nginx";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES } from "./site";

const MAX_HEADER_BYTES = 6700;

/** The home page's HTML (quality P4: 18 KB) with its headers. */
const MAX_DOCUMENT_BYTES = 20_800;

/**
 * Requests paths over one connection, like a browser that supports brotli.
 * @returns bytes of the compressed bodies, and of headers and HTTP/2 frames
 */
async function countBytes(origin: string, paths: readonly string[]) {
  const session = connect(origin);
  let [bodies, received] = [0, 0];
  session.once("connect", (_, socket) => socket.once("close", () => (received = socket.bytesRead)));
  for (const path of paths) {
    const stream = session.request({ ":path": path, "accept-encoding": "gzip, deflate, br, zstd" });
    for await (const chunk of stream as AsyncIterable<Buffer>) bodies += chunk.length;
    expect(stream.rstCode, path).toBe(0);
  }
  await new Promise<void>((resolve) => session.close(resolve));
  await expect.poll(() => received).toBeGreaterThan(bodies);
  return { bodies, headers: received - bodies };
}

for (const language of sampled(LANGUAGES, 1)) {
  test(`the responses of a first visit have ${MAX_HEADER_BYTES} bytes of headers at most (${language})`, async ({
    page,
    nginx,
  }) => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(request.url().slice(nginx.origin.length)));
    await openPage(page, `${nginx.origin}/${language}/`);
    await page.waitForLoadState("networkidle");
    expect(paths.length).toBeGreaterThan(8);
    const host = await startNginx(FOLDER, { isPlainHttp2: true });
    const visit = await countBytes(host.origin, paths);
    const document = await countBytes(host.origin, [`/${language}/`]);
    await host.stop();
    expect(visit.headers).toBeLessThanOrEqual(MAX_HEADER_BYTES);
    const documentBytes = document.bodies + document.headers;
    expect(documentBytes, "the document with its headers").toBeLessThanOrEqual(MAX_DOCUMENT_BYTES);
  });
}

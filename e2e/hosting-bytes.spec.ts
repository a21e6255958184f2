/** What a first visit costs in headers, as it comes over the line (quality S2): from a real nginx by HTTP/2. */
import { connect } from "node:http2";
import { expect } from "@playwright/test";
import { openPage } from "./browser";
import { test } from "./hosts";
import { startNginx } from "./nginx";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES } from "./site";

/** Bytes of all responses of a first visit, one of them that of the static query. */
const MOST_HEADERS = 6700;

/** The home page's HTML (quality P4: 18 KB) with its headers. */
const MOST_OF_A_DOCUMENT = 20_800;

/**
 * Asks for some paths over one connection, as a browser that takes brotli does. @returns bytes: of the bodies, compressed
 * where they are; and of the rest on the line, headers and the frames around them and around the bodies
 */
async function sentFor(origin: string, paths: readonly string[]) {
  const session = connect(origin);
  let [bodies, read] = [0, 0];
  session.once("connect", (_, socket) => socket.once("close", () => (read = socket.bytesRead)));
  for (const path of paths) {
    const stream = session.request({ ":path": path, "accept-encoding": "gzip, deflate, br, zstd" });
    for await (const chunk of stream as AsyncIterable<Buffer>) bodies += chunk.length;
    expect(stream.rstCode, path).toBe(0);
  }
  await new Promise<void>((resolve) => session.close(resolve));
  await expect.poll(() => read).toBeGreaterThan(bodies);
  return { bodies, rest: read - bodies };
}

for (const language of sampled(LANGUAGES, 1)) {
  test(`a first visit has ${MOST_HEADERS} bytes of headers at most (${language})`, async ({ page, nginx }) => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(request.url().slice(nginx.origin.length)));
    await openPage(page, `${nginx.origin}/${language}/`);
    await page.waitForLoadState("networkidle");
    expect(paths.length).toBeGreaterThan(8);
    const host = await startNginx(FOLDER, { isPlainHttp2: true });
    const { rest } = await sentFor(host.origin, paths);
    const document = await sentFor(host.origin, [`/${language}/`]);
    await host.stop();
    expect(rest).toBeLessThanOrEqual(MOST_HEADERS);
    expect(document.bodies + document.rest, "the document with its headers").toBeLessThanOrEqual(MOST_OF_A_DOCUMENT);
  });
}

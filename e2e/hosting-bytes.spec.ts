/** Counts the bytes of a first visit's headers, from a real nginx by HTTP/2 (quality S2). */
import { connect } from "node:http2";
import { expect } from "@playwright/test";
import { openPage } from "./browser";
import { test } from "./nginx-test";
import { startNginx } from "./nginx";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES } from "./test-site";

const MAX_HEADER_BYTES = 6700;

/** Requests paths over one connection, like a browser. @returns bytes of headers and HTTP/2 frames */
async function countHeaderBytes(origin: string, paths: readonly string[]) {
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
  return received - bodies;
}

for (const language of sampled(LANGUAGES, 1)) {
  test(`a first visit gets ${MAX_HEADER_BYTES} bytes of headers at most (${language})`, async ({ page, nginx }) => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(request.url().slice(nginx.origin.length)));
    await openPage(page, `${nginx.origin}/${language}/`);
    await page.waitForLoadState("networkidle");
    expect(paths.length).toBeGreaterThan(8);
    const host = await startNginx(FOLDER, { isPlainHttp2: true });
    const bytes = await countHeaderBytes(host.origin, paths);
    await host.stop();
    expect(bytes).toBeLessThanOrEqual(MAX_HEADER_BYTES);
  });
}

import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { ask } from "../../test/ask";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { openSpool, type Spool } from "../spool/spool";
import { sampleMessage } from "../testing/sample";
import { createMetrics } from "./metrics";
import { createWatchServer } from "./watch-server";

let folder: TemporaryFolder;
let spool: Spool;
let server: Server;
const metrics = createMetrics();

beforeEach(async () => {
  folder = temporaryFolder();
  spool = await openSpool(folder.path, 2);
  server = createWatchServer(spool, metrics).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  folder.remove();
});

it("is well as long as a message could be kept, and leaves nothing behind", async () => {
  const answer = await ask(server, "/health");
  expect([answer.status, answer.body]).toEqual([200, "ok\n"]);
  expect(["tmp", "new"].flatMap((state) => readdirSync(path.join(folder.path, state)))).toEqual([]);
});

it.each<[string, () => unknown, RegExp]>([
  ["tmp is gone", () => rmSync(path.join(folder.path, "tmp"), { recursive: true }), /ENOENT - a folder .* is gone/u],
  // Where nothing can be written to, not even by root.
  [
    "new is no folder",
    () => (rmSync(path.join(folder.path, "new"), { recursive: true }), folder.write("new", "")),
    /ENOTDIR - a file stands/u,
  ],
  [
    "as many wait as may",
    () => Promise.all([1, 2].map((each) => spool.add(sampleMessage(each), 0))),
    /SPOOL_FULL - .*CONTACT_SPOOL_MOST/u,
  ],
])("is not well where %s, and says why in words", async (_where, harm, why) => {
  await harm();
  const { status, body } = await ask(server, "/health");
  expect([status, body]).toEqual([503, expect.stringMatching(why)]);
  expect(body).toMatch(/^no message can be kept: /u);
  await expect(spool.add(sampleMessage(3), 0)).rejects.toThrow();
});

it("tells what it has counted, as Prometheus reads it", async () => {
  metrics.requests.accepted = 2;
  await spool.add(sampleMessage(1), 0);
  await spool.add(sampleMessage(2), 0);
  const [first] = await spool.waiting();
  if (first) await spool.postpone(first, 1);
  const { headers, body } = await ask(server, "/metrics");
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  // Exposition formats, "Text format details": a comment of one of two kinds, or a name, perhaps with a label, and a number.
  const line = /^(?:# HELP \w+ [^\\\n]+|# TYPE \w+ (?:counter|gauge)|[a-z_]+(?:\{[a-z]+="[a-z-]+"\})? \d+)$/u;
  expect(body.split("\n").filter((each) => !line.test(each))).toEqual([""]);
  for (const told of [
    'requests_total{outcome="accepted"} 2',
    "waiting_messages 2",
    "most_attempts 1",
    "dead_letters 0",
  ])
    expect(body).toContain(`contact_${told}\n`);
});

it("tells nothing else", async () => {
  expect((await ask(server, "/")).status).toBe(404);
  expect((await ask(server, "/metrics", { method: "POST" })).status).toBe(404);
  rmSync(folder.path, { recursive: true });
  expect((await ask(server, "/metrics")).status).toBe(500);
});

import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { createLog } from "../log";
import { openSpool, type Spool } from "../spool/spool";
import { sampleMessage } from "../testing/sample";
import { createMetrics } from "../watch/metrics";
import { createDelivery, type Send } from "./deliver";

const DAY = 86_400_000;
const RETRY = { first: 60_000, longest: 4 * 3_600_000, until: 5 * DAY };
const ARRIVED = Date.parse(sampleMessage().arrived);
const AWAY = Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" });
const NOBODY = Object.assign(new Error("kim@post.example is on no list"), {
  code: "EMESSAGE",
  responseCode: 554,
  response: "554 5.7.1 kim@post.example is on no list",
  command: "DATA",
});

let folder: TemporaryFolder;
let spool: Spool;
let now: number;
let lines: string[];
const sent: string[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  spool = await openSpool(folder.path, 100);
  now = ARRIVED;
  lines = [];
  sent.length = 0;
});
afterEach(() => folder.remove());

function delivering(send: Send, more: { spool?: Spool; isStopping?: () => boolean } = {}) {
  const metrics = createMetrics();
  const log = createLog((line) => lines.push(line));
  const settings = { spool, send, retry: RETRY, now: () => now, random: () => 0.5, isStopping: () => false };
  return { deliver: createDelivery({ ...settings, log, metrics, ...more }), metrics };
}

const take: Send = async ({ id }) => void sent.push(id);
const refuse =
  (error: Error): Send =>
  async () => {
    throw error;
  };
const events = () => lines.map((line) => (JSON.parse(line) as { event: string }).event);

/** Postpones the only message. */
const postpone = async (due: number) => {
  for (const entry of await spool.waiting()) await spool.postpone(entry, due);
};

it("what is due is sent and gone; what is not yet waits", async () => {
  await spool.add(sampleMessage(4), now);
  await postpone(now + 1000);
  for (const number of [1, 2, 3]) await spool.add(sampleMessage(number), now);
  const { deliver, metrics } = delivering(take);
  expect(await deliver()).toBe(now + 1000);
  expect([sent.length, (await spool.waiting()).length, metrics.deliveries.sent]).toEqual([3, 1, 3]);
});

it("a server that is away is tried again in growing pauses, for days, and then no more", async () => {
  await spool.add(sampleMessage(1), now);
  const { deliver, metrics } = delivering(refuse(AWAY));
  const pauses: number[] = [];
  for (let next = await deliver(); next !== Infinity; next = await deliver()) {
    pauses.push((next - now) / 60_000);
    now = next;
  }
  expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
  expect(now - ARRIVED).toBeGreaterThanOrEqual(RETRY.until);
  expect(now - ARRIVED).toBeLessThan(RETRY.until + RETRY.longest);
  expect([await spool.countDead(), metrics.deliveries.dead]).toEqual([1, 1]);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    level: "error",
    event: "dead-letter",
    reason: "ESOCKET CONN",
  });
});

it.each([
  ["a year ahead when it came", 365 * DAY, []],
  ["an hour ahead when it came", 3_600_000, []],
  ["a day ahead when it was postponed once", DAY, [1]],
  ["an hour ahead when it was postponed three times", 3_600_000, [1, 2, 3]],
])(
  "a message is sent once the clock is right that was %s, and the operator is told",
  async (_when, ahead, failures) => {
    await spool.add(sampleMessage(1), now + ahead);
    for (const _failure of failures) await postpone(now + ahead);
    await delivering(take).deliver();
    expect([sent.length, events()]).toEqual([1, ["clock", "sent"]]);
  },
);

it("a mail server that hangs over one message keeps none of those waiting that come later", async () => {
  await spool.add(sampleMessage(1), now);
  let letGo: () => void = () => undefined;
  const hang: Send = (message) =>
    message.id === sampleMessage(1).id ? new Promise((resolve) => (letGo = resolve)) : take(message);
  const { deliver } = delivering(hang);
  const hanging = deliver();
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const number of [2, 3, 4]) await spool.add(sampleMessage(number), now);
  await deliver();
  expect([sent.length, (await spool.waiting()).length]).toEqual([3, 1]);
  letGo();
  await hanging;
  expect(await spool.waiting()).toEqual([]);
});

it("connections that take messages side by side send each once, and know of each when it is due", async () => {
  for (let number = 1; number <= 40; number += 1) await spool.add(sampleMessage(number), now);
  const { deliver } = delivering(async (message) => {
    await take(message);
    if (Number(message.id.slice(-2)) % 8 === 0) throw AWAY;
  });
  const dues = await Promise.all([deliver(), deliver(), deliver(), deliver()]);
  expect([sent.length, new Set(sent).size, Math.min(...dues)]).toEqual([40, 40, now + 60_000]);
});

it("a refusal for good is a dead letter at once, and a line that names nobody", async () => {
  await spool.add(sampleMessage(1), now);
  await delivering(refuse(NOBODY)).deliver();
  expect([await spool.countDead(), (await spool.waiting()).length]).toEqual([1, 0]);
  expect(lines[0]).toContain("EMESSAGE 554 5.7.1 DATA");
  expect(lines[0]).not.toContain("kim");
});

it("a file that is no message is put aside, and the others go on", async () => {
  folder.write("new/00000000-0000-4000-8000-000000000009,0,0.json", "{");
  await spool.add(sampleMessage(1), now);
  await delivering(take).deliver();
  expect([sent.length, await spool.countDead()]).toEqual([1, 1]);
});

it("what was sent is not sent again, though the disk does not let go of it", async () => {
  await spool.add(sampleMessage(1), now);
  let isBroken = true;
  const remove: Spool["remove"] = async (entry) => {
    if (isBroken) throw Object.assign(new Error("read-only"), { code: "EROFS" });
    return spool.remove(entry);
  };
  const { deliver } = delivering(take, { spool: { ...spool, remove } });
  // Not at once.
  expect(await deliver()).toBeGreaterThan(now);
  expect([sent.length, events()]).toEqual([1, ["sent", "spool-fault"]]);
  isBroken = false;
  expect(await deliver()).toBe(Infinity);
  expect([sent.length, await spool.waiting()]).toEqual([1, []]);
});

it("a disk that can't be read stops nothing for good", async () => {
  const broken = async () => {
    throw Object.assign(new Error("i/o"), { code: "EIO" });
  };
  await spool.add(sampleMessage(1), now);
  await delivering(take, { spool: { ...spool, read: broken } }).deliver();
  await delivering(take, { spool: { ...spool, waiting: broken } }).deliver();
  expect([events(), (await spool.waiting()).length]).toEqual([["spool-fault", "spool-fault"], 1]);
});

it("begins with no other message once it is to stop", async () => {
  for (const number of [1, 2, 3, 4]) await spool.add(sampleMessage(number), now);
  let isStopping = false;
  const send: Send = async (message) => {
    isStopping = true;
    await take(message);
  };
  await delivering(send, { isStopping: () => isStopping }).deliver();
  expect(sent.length).toBeLessThanOrEqual(2);
  expect((await spool.waiting()).length).toBe(4 - sent.length);
});

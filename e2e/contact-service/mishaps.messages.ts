/** What happens to hosts while messages come, and that each arrives all the same (quality M1). */
import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { LONGEST_END } from "../../contact/start-service";
import { askAt } from "../../test/ask";
import { formNumber, type Heard, sendForm } from "./send-form";
import { ServiceProcess, settingsFor } from "./service-process";
import { test, type Tried } from "./service-test";

const HOUR = 3_600_000;

test.use({
  settings: {
    CONTACT_SPOOL_MOST: "20000",
    CONTACT_RATE_PER_ADDRESS: "1000000",
    CONTACT_RATE_IN_ALL: "1000000",
    CONTACT_RETRY_FIRST_SECONDS: "1",
    // So little that garbage is collected often, and the process ends where memory is kept.
    NODE_OPTIONS: "--max-old-space-size=64",
  },
});

/** Sends messages, a few at once. @returns what their senders heard */
async function sendMany({ service }: Tried, count: number, wait = 0, first = 0): Promise<Heard[]> {
  const sent: Promise<Heard>[] = [];
  for (let number = first; number < first + count; number += 1) {
    sent.push(sendForm(service.port, formNumber(number)));
    await pause(wait);
  }
  return Promise.all(sent);
}

const accepted = (heard: readonly Heard[]) => heard.filter((each) => each === 200).length;

/** @returns the numbers of the messages that have arrived, in order, once nothing waits any more */
async function arrived({ mailbox, filesIn }: Tried, timeout = 30_000): Promise<number[]> {
  await expect.poll(() => filesIn("new"), { timeout }).toBe(0);
  // Quoted-printable has put breaks of its own into lines (RFC 2045, section 6.7).
  const texts = mailbox.messages().map(({ raw }) => raw.replace(/=\r\n/gu, ""));
  return texts.map((text) => Number(/Nachricht Nummer (\d+)\./u.exec(text)?.[1])).sort((a, b) => a - b);
}

/** All were accepted, and each has arrived, once. */
async function expectAll(tried: Tried, heard: readonly Heard[], count: number): Promise<void> {
  expect(accepted(heard)).toBe(count);
  expect(await arrived(tried)).toEqual([...Array(count).keys()]);
}

test("the mail server restarts five times under load", async ({ tried }) => {
  await tried.service.start();
  const heard = sendMany(tried, 200, 15);
  for (let times = 0; times < 5; times += 1) {
    await pause(400);
    await tried.mailbox.stop();
    await pause(200);
    await tried.mailbox.start();
  }
  await expectAll(tried, await heard, 200);
});

/** Accepted ones, at 200 a second. While the service is down nobody is thanked: more have to be sent. */
const MANY = 10_000;
const KILLS = 5;

test("of ten thousand messages, while the service is killed five times, none is lost", async ({ tried }) => {
  test.setTimeout(600_000);
  const { service } = tried;
  const heard: Heard[] = [];
  const underWay: Promise<unknown>[] = [];
  await service.start();
  const started = performance.now();
  for (let number = 0, kills = 0; accepted(heard) < MANY && number < 3 * MANY; number += 1) {
    await pause(Math.max(0, started + number * 5 - performance.now()));
    if (kills < KILLS && accepted(heard) >= ((kills + 1) * MANY) / (KILLS + 1)) {
      kills += 1;
      underWay.push(service.end("SIGKILL").then(() => service.start()));
    }
    underWay.push(sendForm(service.port, formNumber(number)).then((answer) => (heard[number] = answer)));
  }
  await Promise.all(underWay);
  const numbers = await arrived(tried, 180_000);
  const known = new Set(numbers);
  expect(accepted(heard)).toBeGreaterThanOrEqual(MANY);
  const refused = heard.filter((answer) => answer !== 200 && answer !== "nothing");
  const lost = [...heard.keys()].filter((number) => heard[number] === 200 && !known.has(number));
  expect({ refused, lost }).toEqual({ refused: [], lost: [] });
  expect(numbers, "each once").toHaveLength(known.size);
});

for (const [when, by] of [
  ["ahead", HOUR],
  ["behind", -HOUR],
] as const) {
  test(`the clock is an hour ${when} while messages are kept and postponed, then right`, async ({ tried }) => {
    const { spool, mailbox, service } = tried;
    const clock = path.join(spool.path, "clock");
    writeFileSync(clock, String(by));
    mailbox.fault = "later";
    await service.start({ FAULT_CLOCK: clock });
    const heard = await sendMany(tried, 5);
    await expect.poll(() => service.log.match(/"event":"postponed"/gu)?.length ?? 0).toBeGreaterThanOrEqual(5);
    mailbox.fault = "none";
    writeFileSync(clock, "0");
    // Whom it wakes looks at once, and not within a minute.
    heard.push(...(await sendMany(tried, 1, 0, 5)));
    await expectAll(tried, heard, 6);
  });
}

test("of two services on one spool the second does not start", async ({ tried }) => {
  const { service, spool } = tried;
  await service.start();
  const second = await ServiceProcess.create(service.program, settingsFor(spool.path, 1));
  await expect(second.start()).rejects.toThrow("SPOOL_IN_USE");
  const heard = await sendMany(tried, 5);
  await second.end("SIGKILL");
  await expectAll(tried, heard, 5);
});

test("visitors and monitors hear of a spool that can't be written, until it can", async ({ tried }) => {
  const { spool, service } = tried;
  await service.start();
  const [place, aside] = [path.join(spool.path, "new"), path.join(spool.path, "aside")];
  const health = async () => (await askAt({ host: "127.0.0.1", port: service.watchPort }, "/health")).status;
  const both = async () => [...(await sendMany(tried, 1)), await health()];
  // A file in the folder's place: nobody can write to that, not even root.
  renameSync(place, aside);
  spool.write("new", "");
  expect(await both()).toEqual([503, 503]);
  renameSync(place, `${aside}-file`);
  renameSync(aside, place);
  expect(await both()).toEqual([200, 200]);
  expect(await arrived(tried)).toEqual([0]);
});

test("the service is asked to end while the mail server hangs, and ends in time", async ({ tried }) => {
  test.setTimeout(LONGEST_END + 90_000);
  const { mailbox, service } = tried;
  mailbox.fault = "silent";
  await service.start();
  const heard = await sendMany(tried, 1);
  await pause(1000);
  const asked = performance.now();
  await service.end("SIGTERM");
  // systemd kills after 60 seconds.
  expect(performance.now() - asked).toBeLessThan(LONGEST_END + 10_000);
  mailbox.fault = "none";
  await service.start();
  await expectAll(tried, heard, 1);
});

test("messages that the first version has left, of 2026-11-23, arrive or stay dead letters", async ({ tried }) => {
  // As it named and wrote them.
  for (const [state, number, attempts] of [
    ["new", 0, 0],
    ["new", 1, 7],
    ["new", 2, 1],
    ["dead", 3, 3],
  ] as const) {
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    const { lang: language, ...fields } = formNumber(number);
    const message = { id, arrived: "2026-11-23T12:00:00.000Z", language, fields };
    tried.spool.write(`${state}/${id},${attempts},1763899200000.json`, JSON.stringify(message));
  }
  await tried.service.start();
  expect(await arrived(tried)).toEqual([0, 1, 2]);
  expect(tried.filesIn("dead")).toBe(1);
});

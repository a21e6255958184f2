/** Sends forms while the mail server fails: an accepted message is in the mailbox (quality M1). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { MailFault } from "./mail-server";
import { test } from "./service-test";

/** nginx's timeout (contact/nginx-location.conf). */
const MAX_RESPONSE_MS = 20_000;

const FAULTS: readonly [fault: MailFault | "not running", status: number, stored: number][] = [
  ["none", 200, 1],
  ["not running", 503, 0],
  ["busy", 503, 0],
  ["login", 503, 0],
  ["full", 503, 0],
  ["no such user", 503, 0],
  ["later", 503, 0],
  ["over quota", 503, 0],
  ["spam", 503, 0],
  ["greets late", 200, 1],
  ["hangs at greeting", 503, 0],
  ["hangs at recipient", 503, 0],
  ["hangs at message", 503, 0],
  ["stored, but hangs at message", 503, 1],
  ["drops after DATA", 503, 0],
  ["stored, but drops after DATA", 503, 1],
  ["drops after 250", 200, 1],
];

for (const [fault, status, stored] of FAULTS) {
  test(`mail server "${fault}": the service answers ${status}, and a retry works`, async ({ service, mailServer }) => {
    await service.start();
    if (fault === "not running") await mailServer.stop();
    else mailServer.fault = fault;
    const started = performance.now();
    expect(await service.send(1)).toBe(status);
    expect(performance.now() - started).toBeLessThan(MAX_RESPONSE_MS);
    expect(mailServer.mails).toHaveLength(stored);
    if (status === 503) expect(service.log).toMatch(/"level":"error".*"reason":"E[A-Z]+/u);
    mailServer.fault = "none";
    if (fault === "not running") await mailServer.start();
    expect(await service.send(1)).toBe(200);
    expect(mailServer.mails).toHaveLength(stored + 1);
    expect(mailServer.messageIds().size).toBe(1);
  });
}

test.describe("under load", () => {
  test.use({ settings: { CONTACT_RATE_PER_ADDRESS: "1000000", CONTACT_RATE_IN_ALL: "1000000" } });

  test("no accepted message is lost in five restarts of mail server and service", async ({ service, mailServer }) => {
    await service.start();
    let isSending = true;
    const restart = async () => {
      for (let times = 0; times < 5; times += 1) {
        await pause(1000);
        await mailServer.stop();
        await pause(200);
        await mailServer.start();
        await pause(1000);
        await service.end(times % 2 === 0 ? "SIGKILL" : "SIGTERM");
        await service.start();
      }
      isSending = false;
    };
    const restarts = restart();
    const statuses: Promise<number>[] = [];
    for (let number = 0; isSending; number += 1) {
      statuses.push(service.send(number));
      await pause(10);
    }
    await restarts;
    const results = await Promise.all(statuses);
    // Quoted-printable breaks lines (RFC 2045, section 6.7).
    const texts = mailServer.mails.map(({ raw }) => raw.replaceAll("=\r\n", ""));
    const stored = new Set(texts.map((text) => /Nachricht Nummer (\d+)\./u.exec(text)?.[1]));
    const accepted = [...results.keys()].filter((number) => results[number] === 200);
    expect(accepted.filter((number) => !stored.has(String(number)))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(50);
    expect(results.filter((status) => ![200, 503, 0].includes(status))).toEqual([]);
  });
});

/** What happens to hosts while messages come, and that each arrives all the same: a table like that of the faults. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { formNumber, type Heard, numberIn, sendForm } from "./send-form";
import { comesTrue, pause } from "./service-process";
import { type Tried, withService } from "./with-service";

const HOUR = 3_600_000;

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

/** @returns how many different messages have arrived, and how many of them twice, once nothing waits any more */
async function arrived({ mailbox, filesIn }: Tried): Promise<string> {
  await comesTrue(() => filesIn("new") === 0, 30_000);
  const numbers = mailbox.messages().map(({ raw }) => numberIn(raw));
  return `${new Set(numbers).size} arrived, ${numbers.length - new Set(numbers).size} twice`;
}

/** The service's clock is wrong while a message is kept and postponed, then right. */
async function clockJumps(tried: Tried, by: number): Promise<string> {
  const clock = path.join(tried.folder.path, "clock");
  writeFileSync(clock, String(by));
  tried.mailbox.fault = "later";
  await tried.service.start({ FAULT_CLOCK: clock });
  const heard = await sendMany(tried, 5);
  await comesTrue(() => (tried.service.log.match(/"event":"postponed"/gu)?.length ?? 0) >= 5);
  tried.mailbox.fault = "none";
  writeFileSync(clock, "0");
  // Whom it wakes looks at once, and not within a minute.
  heard.push(...(await sendMany(tried, 1, 0, 5)));
  return `${accepted(heard)} accepted, ${await arrived(tried)}`;
}

const MISHAPS: readonly [what: string, wanted: string, run: (tried: Tried) => Promise<string>][] = [
  [
    "mail server restarts five times under load",
    "200 accepted, 200 arrived, 0 twice",
    async (tried) => {
      await tried.service.start();
      const heard = sendMany(tried, 200, 15);
      for (let times = 0; times < 5; times += 1) {
        await pause(400);
        await tried.mailbox.stop();
        await pause(200);
        await tried.mailbox.start();
      }
      return `${accepted(await heard)} accepted, ${await arrived(tried)}`;
    },
  ],
  ["clock an hour ahead, then right", "6 accepted, 6 arrived, 0 twice", (tried) => clockJumps(tried, HOUR)],
  ["clock an hour behind, then right", "6 accepted, 6 arrived, 0 twice", (tried) => clockJumps(tried, -HOUR)],
  [
    "upgrade with messages waiting, of 2026-11-23",
    "3 arrived, 0 twice, 1 dead letter",
    async (tried) => {
      // As the first version named and wrote them.
      for (const [state, number, attempts] of [
        ["new", 1, 0],
        ["new", 2, 7],
        ["new", 3, 1],
        ["dead", 4, 3],
      ] as const) {
        const id = `00000000-0000-4000-8000-00000000000${number}`;
        const { lang: language, ...fields } = formNumber(number);
        const message = { id, arrived: "2026-11-23T12:00:00.000Z", language, fields };
        tried.folder.write(`${state}/${id},${attempts},1763899200000.json`, JSON.stringify(message));
      }
      await tried.service.start();
      return `${await arrived(tried)}, ${tried.filesIn("dead")} dead letter`;
    },
  ],
];

/** @param program the bundle of faulty-service.ts. @returns whether everything was as it has to be; prints the table */
export async function tryMishaps(program: string): Promise<boolean> {
  const more = { CONTACT_RATE_PER_ADDRESS: "1000", CONTACT_RATE_IN_ALL: "1000", CONTACT_RETRY_FIRST_SECONDS: "1" };
  let isRight = true;
  console.log("| what happened | what became of the messages | as it has to be |\n| --- | --- | --- |");
  for (const [what, wanted, run] of MISHAPS) {
    const found = await withService(program, more, run);
    if (found !== wanted) isRight = false;
    console.log(`| ${what} | ${found} | ${found === wanted ? "yes" : `NO: ${wanted}`} |`);
  }
  return isRight;
}

/** What happens to hosts while messages come, and that each arrives all the same: a table like that of the faults. */
import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LONGEST_END } from "../../contact/start-service";
import { askAt } from "../../test/ask";
import { formNumber, type Heard, numberIn, sendForm } from "./send-form";
import { comesTrue, pause, ServiceProcess, settingsFor } from "./service-process";
import { type Tried, tryTable } from "./with-service";

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
async function arrived({ mailbox, filesIn }: Tried, patience = 30_000): Promise<string> {
  await comesTrue(() => filesIn("new") === 0, patience);
  const numbers = mailbox.messages().map(({ raw }) => numberIn(raw));
  return `${new Set(numbers).size} arrived, ${numbers.length - new Set(numbers).size} twice`;
}

/** Accepted ones, at 200 a second. While the service is down nobody is thanked: more have to be sent. */
const MANY = 10_000;
const KILLS = 5;

/** The service is killed and started again while many messages come. */
async function killedUnderLoad(tried: Tried): Promise<string> {
  const { service, mailbox } = tried;
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
  const [, twice] = (await arrived(tried, 180_000)).split(", ");
  const known = new Set(mailbox.messages().map(({ raw }) => numberIn(raw)));
  const lost = heard.filter((answer, number) => answer === 200 && !known.has(number)).length;
  const refused = heard.filter((answer) => answer !== 200 && answer !== "nothing").length;
  return `${accepted(heard) >= MANY ? "all" : accepted(heard)} accepted, ${refused} refused, ${lost} lost, ${twice}`;
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
  ["ten thousand messages, killed five times", "all accepted, 0 refused, 0 lost, 0 twice", killedUnderLoad],
  ["clock an hour ahead, then right", "6 accepted, 6 arrived, 0 twice", (tried) => clockJumps(tried, HOUR)],
  ["clock an hour behind, then right", "6 accepted, 6 arrived, 0 twice", (tried) => clockJumps(tried, -HOUR)],
  [
    "two services on one spool",
    "SPOOL_IN_USE, 5 accepted, 5 arrived, 0 twice",
    async (tried) => {
      await tried.service.start();
      const second = await ServiceProcess.create(tried.service.program, settingsFor(tried.folder.path, 1));
      const refusal = await second.start().then(
        () => "started",
        () => /SPOOL_IN_USE/u.exec(second.log)?.[0] ?? second.log,
      );
      const heard = await sendMany(tried, 5);
      await second.end("SIGKILL");
      return `${refusal}, ${accepted(heard)} accepted, ${await arrived(tried)}`;
    },
  ],
  [
    "spool that can't be written, then can",
    "503 to visitor and health, then 200, 1 arrived, 0 twice",
    async (tried) => {
      const { folder, service } = tried;
      await service.start();
      const [place, aside] = [path.join(folder.path, "new"), path.join(folder.path, "aside")];
      const health = async () => (await askAt({ host: "127.0.0.1", port: service.watchPort }, "/health")).status;
      const both = async () => [...new Set([...(await sendMany(tried, 1)), await health()])].join(" and ");
      // A file in the folder's place: nobody can write to that, not even root.
      renameSync(place, aside);
      folder.write("new", "");
      const ill = await both();
      renameSync(place, `${aside}-file`);
      renameSync(aside, place);
      return `${ill} to visitor and health, then ${await both()}, ${await arrived(tried)}`;
    },
  ],
  [
    "service asked to end while the mail server hangs",
    "1 accepted, ended in time, 1 arrived, 0 twice",
    async (tried) => {
      tried.mailbox.fault = "silent";
      await tried.service.start();
      const heard = await sendMany(tried, 1);
      await pause(1000);
      const asked = performance.now();
      await tried.service.end("SIGTERM");
      // systemd kills after 60 seconds.
      const isInTime = performance.now() - asked < LONGEST_END + 10_000;
      tried.mailbox.fault = "none";
      await tried.service.start();
      return `${accepted(heard)} accepted, ended ${isInTime ? "in time" : "late"}, ${await arrived(tried)}`;
    },
  ],
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
export function tryMishaps(program: string): Promise<boolean> {
  const settings = {
    CONTACT_SPOOL_MOST: "20000",
    CONTACT_RATE_PER_ADDRESS: "1000000",
    CONTACT_RATE_IN_ALL: "1000000",
    CONTACT_RETRY_FIRST_SECONDS: "1",
    // So little that garbage is collected often, and the process ends where memory is kept.
    NODE_OPTIONS: "--max-old-space-size=64",
  };
  return tryTable(program, "what happened | what became of the messages", MISHAPS, settings, 1);
}

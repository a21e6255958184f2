/** Many messages, and a service that is killed and started again while they come. */
import { askAt } from "../../test/ask";
import { temporaryFolder } from "../../test/temporary-folder";
import { Mailbox } from "./mailbox";
import { type Sample, tellArrivals, tellMemory, tellTimes } from "./load-figures";
import { formNumber, type Heard, sendForm } from "./send-form";
import { comesTrue, pause, ServiceProcess } from "./service-process";

/** Accepted ones. */
const MESSAGES = 10_000;

/** While the service is down nobody is thanked: more have to be sent. */
const MOST_SENT = 3 * MESSAGES;

const PER_SECOND = 200;
const KILLS = 5;

/** After the last message has been sent, in milliseconds. */
const PATIENCE = 180_000;

/** @param program the bundle of the service. @returns whether every accepted message has arrived once; prints figures */
export async function tryLoad(program: string): Promise<boolean> {
  const folder = temporaryFolder();
  const mailbox = new Mailbox();
  const service = await ServiceProcess.create(program, settingsFor(folder.path, await mailbox.start()));
  const [heard, times, samples]: [Heard[], number[], Sample[]] = [[], [], []];
  const state = { life: 1, isOver: false };
  const started = Date.now();
  try {
    await service.start();
    const sampling = sample(service, samples, state, started);
    await sendAll(service, heard, times, state);
    const sentWithin = (Date.now() - started) / 1000;
    await comesTrue(async () => (await gauges(service, ["contact_waiting_messages"]))[0] === 0, PATIENCE);
    state.isOver = true;
    await sampling;
    const within = (Date.now() - started) / 1000;
    console.log(`Sent within ${sentWithin.toFixed(1)} s, all delivered within ${within.toFixed(1)} s.`);
    tellTimes(times);
    return [tellArrivals(heard, mailbox, MESSAGES), tellMemory(samples, state.life)].every(Boolean);
  } finally {
    state.isOver = true;
    await service.end("SIGKILL");
    await mailbox.stop();
    folder.remove();
  }
}

/** @returns when as many as wanted were accepted, or too many had to be sent for that */
async function sendAll(
  service: ServiceProcess,
  heard: Heard[],
  times: number[],
  state: { life: number },
): Promise<void> {
  const started = performance.now();
  const underWay: Promise<void>[] = [];
  for (let number = 0; times.length < MESSAGES && number < MOST_SENT; number += 1) {
    const wait = started + (number * 1000) / PER_SECOND - performance.now();
    if (wait > 1) await pause(wait);
    // In the first half: the last life shows what becomes of memory.
    if (state.life <= KILLS && times.length >= (state.life * MESSAGES) / (2 * KILLS))
      underWay.push(restart(service, state));
    underWay.push(sendOne(service, number, heard, times));
  }
  await Promise.all(underWay);
}

async function restart(service: ServiceProcess, state: { life: number }): Promise<void> {
  state.life += 1;
  await service.end("SIGKILL");
  await service.start();
}

async function sendOne({ port }: ServiceProcess, number: number, heard: Heard[], times: number[]): Promise<void> {
  const started = performance.now();
  const answer = await sendForm(port, formNumber(number));
  heard[number] = answer;
  if (answer === 200) times.push(performance.now() - started);
}

async function sample(
  service: ServiceProcess,
  samples: Sample[],
  state: { life: number; isOver: boolean },
  started: number,
): Promise<void> {
  for (; !state.isOver; await pause(1000)) {
    const names = ["process_resident_memory_bytes", "nodejs_heap_size_used_bytes", "contact_waiting_messages"];
    const [resident, heap, waiting] = await gauges(service, names);
    if (resident === undefined || heap === undefined || waiting === undefined) continue;
    const second = Math.round((Date.now() - started) / 1000);
    samples.push({ second, life: state.life, resident: resident / 2 ** 20, heap: heap / 2 ** 20, waiting });
  }
}

async function gauges({ watchPort }: ServiceProcess, names: string[]): Promise<(number | undefined)[]> {
  const answer = await askAt({ host: "127.0.0.1", port: watchPort }, "/metrics").catch(() => undefined);
  return names.map((name) => {
    const value = new RegExp(`^${name} (\\d+)$`, "mu").exec(answer?.body ?? "")?.[1];
    return value === undefined ? undefined : Number(value);
  });
}

function settingsFor(spool: string, smtpPort: number): Record<string, string> {
  return {
    CONTACT_TO: "office@fernwerk.example",
    CONTACT_FROM: "website@fernwerk.example",
    CONTACT_SITE: "https://www.fernwerk.example",
    CONTACT_SPOOL: spool,
    CONTACT_SPOOL_MOST: "20000",
    CONTACT_SMTP_HOST: "127.0.0.1",
    CONTACT_SMTP_PORT: String(smtpPort),
    CONTACT_SMTP_TLS: "none",
    CONTACT_RATE_PER_ADDRESS: "1000000",
    CONTACT_RATE_IN_ALL: "1000000",
    // So little that garbage is collected often, and the process ends where memory is kept.
    NODE_OPTIONS: "--max-old-space-size=64",
  };
}

/** Many messages, and a service that is killed and started again while they come. */
import { askAt } from "../../test/ask";
import type { Mailbox } from "./mailbox";
import { formNumber, type Heard, numberIn, sendForm } from "./send-form";
import { comesTrue, pause, type ServiceProcess } from "./service-process";
import { withService } from "./with-service";

/** Accepted ones. While the service is down nobody is thanked: more have to be sent. */
const MESSAGES = 10_000;
const MOST_SENT = 3 * MESSAGES;
const PER_SECOND = 200;
const KILLS = 5;

/** After the last message has been sent, in milliseconds. */
const PATIENCE = 180_000;

const SETTINGS = {
  CONTACT_SPOOL_MOST: "20000",
  CONTACT_RATE_PER_ADDRESS: "1000000",
  CONTACT_RATE_IN_ALL: "1000000",
  // So little that garbage is collected often, and the process ends where memory is kept.
  NODE_OPTIONS: "--max-old-space-size=64",
};

/** @param program the bundle of the service. @returns whether every accepted message has arrived once; prints figures */
export async function tryLoad(program: string): Promise<boolean> {
  return withService(program, SETTINGS, async ({ service, mailbox }) => {
    await service.start();
    const heard = await sendAll(service);
    await comesTrue(() => isEmpty(service), PATIENCE);
    return hasArrived(heard, mailbox);
  });
}

/** @returns what visitors heard, when as many as wanted were accepted, or too many had to be sent for that */
async function sendAll(service: ServiceProcess): Promise<Heard[]> {
  const heard: Heard[] = [];
  const underWay: Promise<unknown>[] = [];
  const started = performance.now();
  let [accepted, kills] = [0, 0];
  for (let number = 0; accepted < MESSAGES && number < MOST_SENT; number += 1) {
    const wait = started + (number * 1000) / PER_SECOND - performance.now();
    if (wait > 1) await pause(wait);
    if (kills < KILLS && accepted >= ((kills + 1) * MESSAGES) / (KILLS + 1)) {
      kills += 1;
      underWay.push(service.end("SIGKILL").then(() => service.start()));
    }
    const sent = sendForm(service.port, formNumber(number)).then((answer) => {
      heard[number] = answer;
      if (answer === 200) accepted += 1;
    });
    underWay.push(sent);
  }
  await Promise.all(underWay);
  return heard;
}

async function isEmpty({ watchPort }: ServiceProcess): Promise<boolean> {
  const answer = await askAt({ host: "127.0.0.1", port: watchPort }, "/metrics").catch(() => undefined);
  return /^contact_waiting_messages 0$/mu.test(answer?.body ?? "");
}

/** Prints what arrived. @returns whether as many as wanted were accepted, and each has arrived as one message */
function hasArrived(heard: readonly Heard[], mailbox: Mailbox): boolean {
  const accepted = heard.flatMap((answer, number) => (answer === 200 ? [number] : []));
  const arrived = mailbox.messages().map(({ raw }) => numberIn(raw));
  const known = new Set(arrived);
  const lost = accepted.filter((number) => !known.has(number)).length;
  const twice = arrived.length - known.size;
  const refused = heard.filter((answer) => answer !== 200 && answer !== "nothing").length;
  const copies = mailbox.received.length - arrived.length;
  console.log(
    `Sent ${heard.length}, accepted ${accepted.length}, refused ${refused}. Lost ${lost}, arrived as two messages ${twice}; copies with a known Message-ID ${copies}.`,
  );
  return lost + twice + refused === 0 && accepted.length >= MESSAGES;
}

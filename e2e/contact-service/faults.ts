/** The table of faults: each case with a mail server, a spool and a process of its own. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../test/temporary-folder";
import { FAULT_CASES, type FaultCase } from "./fault-cases";
import { Mailbox } from "./mailbox";
import { formNumber, type Heard, sendForm } from "./send-form";
import { comesTrue, pause, ServiceProcess } from "./service-process";

interface Outcome {
  heard: Heard;
  copies: number;
  arrived: number;
  dead: number;
  /** Messages that are still in the spool. */
  waiting: number;
}

const AT_ONCE = 4;

/** How long nothing more has to come before it counts as all, in milliseconds. */
const QUIET = 300;

/** @param program the bundle of faulty-service.ts. @returns whether everything was as it has to be; prints the table */
export async function tryFaults(program: string): Promise<boolean> {
  const left = [...FAULT_CASES.entries()];
  const rows: string[] = [];
  let isRight = true;
  const inTurn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [number, wanted] = next;
      const found = await tryFault(program, wanted);
      const { heard, copies, arrived, dead = 0 } = wanted;
      const isSame = JSON.stringify(found) === JSON.stringify({ heard, copies, arrived, dead, waiting: 0 });
      if (!isSame) isRight = false;
      rows[number] = row(number, wanted, found, isSame);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  console.log("| message | where it was cut | visitor heard | copies | arrived | dead letters | as it has to be |");
  console.log("| ---: | --- | --- | ---: | ---: | ---: | --- |");
  for (const each of rows) console.log(each);
  return isRight;
}

function row(
  number: number,
  { cut }: FaultCase,
  { heard, copies, arrived, dead, waiting }: Outcome,
  isSame: boolean,
): string {
  const verdict = isSame ? "yes" : `NO${waiting > 0 ? `, ${waiting} still waiting` : ""}`;
  return `| ${number + 1} | ${cut} | ${heard} | ${copies} | ${arrived} | ${dead} | ${verdict} |`;
}

async function tryFault(program: string, wanted: FaultCase): Promise<Outcome> {
  const folder = temporaryFolder();
  const mailbox = new Mailbox();
  const smtpPort = await mailbox.start();
  const service = await ServiceProcess.create(program, settingsFor(folder.path, smtpPort));
  const filesIn = (state: string) => readdirSync(path.join(folder.path, state)).length;
  try {
    if (wanted.mail === "away") await mailbox.stop();
    else mailbox.fault = wanted.mail ?? "none";
    const { at = "", does = "" } = wanted.service ?? {};
    await service.start({ FAULT_AT: at, FAULT_DO: does }, wanted.limits);
    const heard = await sendForm(service.port, formNumber(1));
    await meetFault(wanted, service, mailbox);
    mailbox.fault = "none";
    if (wanted.mail === "away") await mailbox.start();
    // What the system keeps from a process it keeps from its next life no more; a fault has happened once.
    if (!service.isRunning()) await service.start();
    if (wanted.isRevived) service.revive();
    if (wanted.isRevived) await comesTrue(() => filesIn("dead") === 0);
    await comesTrue(() => filesIn("new") === 0);
    await pause(QUIET);
    const [copies, arrived] = [mailbox.received.length, mailbox.messages().length];
    return { heard, copies, arrived, dead: filesIn("dead"), waiting: filesIn("new") + filesIn("tmp") };
  } finally {
    await service.end("SIGKILL");
    await mailbox.stop();
    folder.remove();
  }
}

/** Waits until the fault has happened. */
async function meetFault(wanted: FaultCase, service: ServiceProcess, mailbox: Mailbox): Promise<void> {
  if (wanted.service?.does === "kill") await comesTrue(() => !service.isRunning());
  else if (wanted.isAskedToEnd) await endWhileSending(service, mailbox);
  else if (wanted.mail) await comesTrue(() => /"event":"(?:postponed|dead-letter)"/u.test(service.log));
  else await pause(QUIET);
  if (wanted.limits) await service.end("SIGTERM");
}

/** The server goes on after a while: whoever was asked to end has waited for it. */
async function endWhileSending(service: ServiceProcess, mailbox: Mailbox): Promise<void> {
  await pause(QUIET);
  const ended = service.end("SIGTERM");
  await pause(QUIET);
  mailbox.fault = "none";
  await ended;
}

function settingsFor(spool: string, smtpPort: number): Record<string, string> {
  return {
    CONTACT_TO: "office@fernwerk.example",
    CONTACT_FROM: "website@fernwerk.example",
    CONTACT_SITE: "https://www.fernwerk.example",
    CONTACT_SPOOL: spool,
    CONTACT_SMTP_HOST: "127.0.0.1",
    CONTACT_SMTP_PORT: String(smtpPort),
    CONTACT_SMTP_TLS: "none",
    CONTACT_SMTP_USER: "website",
    CONTACT_SMTP_PASSWORD: "secret",
    CONTACT_SMTP_TIMEOUT_SECONDS: "2",
    CONTACT_RETRY_FIRST_SECONDS: "1",
  };
}

/** Where a message is cut off on its way, and what has to become of it (quality M1). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Step } from "../../contact/steps";
import type { Fault } from "./mailbox";
import { formNumber, type Heard, sendForm } from "./send-form";
import { test, type Tried } from "./service-test";

interface Case {
  cut: string;
  /** What the mail server does, until it is mended. */
  mail?: Fault | "away";
  /** What happens to the service at a step, in its first life. */
  service?: { at: Step; does: "kill" | "ENOSPC" };
  /** A shell's command before the first life: a limit that the system keeps. */
  limits?: string;
  /** The service is asked to end (SIGTERM) while the message is being sent. */
  isAskedToEnd?: boolean;
  /** Whether dead letters are tried again, in the end. */
  isRevived?: boolean;
  heard: Heard;
  /** How many copies reach the mailbox, before it drops those with a Message-ID that it knows: then one is left, or none. */
  copies: number;
  dead?: 1;
}

const killed = (at: Step, heard: Heard, copies: number): Case => ({
  cut: `service killed: ${at}`,
  service: { at, does: "kill" },
  heard,
  copies,
});

const full = (at: Step): Case => ({ cut: `disk full: ${at}`, service: { at, does: "ENOSPC" }, heard: 503, copies: 0 });

const once = { heard: 200, copies: 1 } as const;
const twice = { heard: 200, copies: 2 } as const;
const never = { heard: 200, copies: 0, dead: 1 } as const;

const CASES: readonly Case[] = [
  { cut: "nowhere", ...once },
  { cut: "mail server away, then back", mail: "away", ...once },
  { cut: "mail server busy: 421", mail: "busy", ...once },
  { cut: "login refused: 535", mail: "login", ...once },
  { cut: "mail server silent", mail: "silent", ...once },
  { cut: "refused for now: 451", mail: "later", ...once },
  { cut: "mailbox full: 452", mail: "full", ...once },
  { cut: "mailbox full: 552", mail: "full-552", ...once },
  { cut: "refused for good: 550", mail: "nobody", ...never },
  { cut: "refused for good: 554", mail: "spam", ...never },
  { cut: "refused for good: 550, then revived", mail: "nobody", isRevived: true, ...once },
  { cut: "connection cut after DATA, not kept", mail: "cut", ...once },
  { cut: "connection cut after DATA, kept", mail: "cut-kept", ...twice },
  { cut: "kept, but the answer never comes", mail: "late-kept", ...twice },
  killed("opened", "nothing", 0),
  killed("written", "nothing", 0),
  killed("synced", "nothing", 0),
  // The visitor hears nothing of a message that is safe: it may come again, by hand.
  killed("renamed", "nothing", 1),
  killed("kept", "nothing", 1),
  killed("sending", 200, 1),
  killed("sent", 200, 2),
  killed("removed", 200, 1),
  { ...killed("postponed", 200, 1), mail: "later" },
  { ...killed("buried", 200, 0), mail: "spam", dead: 1 },
  { cut: "service asked to end while sending", isAskedToEnd: true, mail: "silent", ...once },
  full("opened"),
  full("written"),
  full("synced"),
  { cut: "disk takes no more (ulimit -f 0)", limits: "ulimit -f 0", heard: 503, copies: 0 },
];

/** How long nothing more has to come before it counts as all, in milliseconds. */
const QUIET = 300;

test.use({
  settings: {
    CONTACT_SMTP_USER: "website",
    CONTACT_SMTP_PASSWORD: "secret",
    CONTACT_SMTP_TIMEOUT_SECONDS: "2",
    CONTACT_RETRY_FIRST_SECONDS: "1",
  },
});

for (const wanted of CASES) {
  test(`no message is lost or comes twice: ${wanted.cut}`, async ({ tried }) => {
    const { mailbox, service, filesIn } = tried;
    if (wanted.mail === "away") await mailbox.stop();
    else mailbox.fault = wanted.mail ?? "none";
    const { at = "", does = "" } = wanted.service ?? {};
    await service.start({ FAULT_AT: at, FAULT_DO: does }, wanted.limits);
    const heard = await sendForm(service.port, formNumber(1));
    await meetFault(wanted, tried);
    mailbox.fault = "none";
    if (wanted.mail === "away") await mailbox.start();
    // What the system keeps from a process it keeps from its next life no more; a fault has happened once.
    if (!service.isRunning()) await service.start();
    if (wanted.isRevived) service.revive();
    if (wanted.isRevived) await expect.poll(() => filesIn("dead")).toBe(0);
    await expect.poll(() => filesIn("new")).toBe(0);
    await pause(QUIET);
    const [copies, arrived] = [mailbox.received.length, mailbox.messages().length];
    const [dead, waiting] = [filesIn("dead"), filesIn("new") + filesIn("tmp")];
    expect({ heard, copies, arrived, dead, waiting }).toEqual({
      heard: wanted.heard,
      copies: wanted.copies,
      arrived: Math.min(wanted.copies, 1),
      dead: wanted.dead ?? 0,
      waiting: 0,
    });
  });
}

async function meetFault(wanted: Case, { service, mailbox }: Tried): Promise<void> {
  if (wanted.service?.does === "kill") await expect.poll(() => service.isRunning()).toBe(false);
  else if (wanted.isAskedToEnd) {
    await pause(QUIET);
    const ended = service.end("SIGTERM");
    await pause(QUIET);
    // The server goes on after a while: whoever was asked to end has waited for it.
    mailbox.fault = "none";
    await ended;
  } else if (wanted.mail) await expect.poll(() => service.log).toMatch(/"event":"(?:postponed|dead-letter)"/u);
  else await pause(QUIET);
  if (wanted.limits) await service.end("SIGTERM");
}

/** Where a message is cut off on its way, and what has to become of it. */
import type { Step } from "../../contact/steps";
import type { Fault } from "./mailbox";
import type { Heard } from "./send-form";

export interface FaultCase {
  /** Where it is cut. */
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
  /** How many copies reach the mailbox, before it drops those with a Message-ID that it knows. */
  copies: number;
  /** How many messages its reader finds. */
  arrived: 0 | 1;
  dead?: 1;
}

const kill = (at: Step, heard: Heard, copies: number, more: Partial<FaultCase> = {}): FaultCase => ({
  cut: `service killed: ${at}`,
  service: { at, does: "kill" },
  heard,
  copies,
  arrived: copies > 0 ? 1 : 0,
  ...more,
});

const disk = (at: Step): FaultCase => ({
  cut: `disk full: ${at}`,
  service: { at, does: "ENOSPC" },
  heard: 503,
  copies: 0,
  arrived: 0,
});

const once = { heard: 200, copies: 1, arrived: 1 } as const;
const twice = { heard: 200, copies: 2, arrived: 1 } as const;
const never = { heard: 200, copies: 0, arrived: 0, dead: 1 } as const;

export const FAULT_CASES: readonly FaultCase[] = [
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
  kill("opened", "nothing", 0),
  kill("written", "nothing", 0),
  kill("synced", "nothing", 0),
  // The visitor hears nothing of a message that is safe: it may come again, by hand.
  kill("renamed", "nothing", 1),
  kill("kept", "nothing", 1),
  kill("sending", 200, 1),
  kill("sent", 200, 2),
  kill("removed", 200, 1),
  kill("postponed", 200, 1, { mail: "later" }),
  kill("buried", 200, 0, { mail: "spam", dead: 1 }),
  { cut: "service asked to end while sending", isAskedToEnd: true, mail: "silent", ...once },
  disk("opened"),
  disk("written"),
  disk("synced"),
  { cut: "disk takes no more (ulimit -f 0)", limits: "ulimit -f 0", heard: 503, copies: 0, arrived: 0 },
];

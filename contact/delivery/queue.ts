/** Which message a free connection takes next: each connection takes the next one by itself, so one that hangs keeps none waiting. */
import type { Log } from "../log";
import type { Entry } from "../spool/entry-name";
import type { Spool } from "../spool/spool";
import { pauseAfter, type RetryRule } from "./retry";

interface Queue {
  /** @returns a message that nobody else has; where none is due, when the next one will be (milliseconds since 1970, Infinity for never) */
  take(): Promise<Entry | number>;
  /** What was taken has been sent, postponed or buried, or could not be. */
  giveBack(id: string): void;
}

interface Parts {
  spool: Spool;
  retry: RetryRule;
  now(): number;
  log: Log;
}

export function createQueue({ spool, retry, now, log }: Parts): Queue {
  const taken = new Set<string>();
  let due: Entry[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  /** No pause is longer: what is to wait longer was put there while the clock was ahead, and is due now. */
  const isAhead = (entry: Entry) => entry.due > now() + pauseAfter(entry.attempts, retry, 1);
  const isDue = (entry: Entry) => entry.due <= now() || isAhead(entry);
  const look = async () => {
    // What is given back while the folder is read may stand in it as it was before.
    const busy = new Set(taken);
    const entries = (await spool.waiting()).filter(({ id }) => !busy.has(id));
    due = entries.filter(isDue);
    return entries.find((entry) => !isDue(entry))?.due ?? Infinity;
  };
  const takeNext = async () => {
    const next = due.length > 0 ? 0 : await look();
    const entry = due.shift();
    if (!entry) return next;
    taken.add(entry.id);
    const seconds = Math.round((entry.due - now()) / 1000);
    const todo =
      "the clock was ahead when this message was put to wait, and it is sent now: see that the clock is set by NTP";
    if (seconds > 0) log("warn", "clock", { id: entry.id, seconds, todo });
    return entry;
  };
  return {
    take() {
      // One after the other: two that look at once would find the same.
      const next = turn.then(takeNext);
      turn = next.catch(() => undefined);
      return next;
    },
    giveBack: (id) => void taken.delete(id),
  };
}

/** Takes messages from the spool to the mail server: once each, as far as one side alone can know that. */
import { faultOf, type Log } from "../log";
import type { KeptMessage } from "../kept-message";
import type { Metrics } from "../watch/metrics";
import type { Entry } from "../spool/entry-name";
import type { Spool } from "../spool/spool";
import type { OnStep } from "../steps";
import { createQueue } from "./queue";
import { pauseAfter, type RetryRule } from "./retry";
import { judge } from "./verdict";

/** Ends once the other side has taken the message over. @throws what `judge` understands */
export type Send = (message: KeptMessage) => Promise<void>;

export interface Sender {
  send: Send;
  /** Gives connections back. What is being sent is given up, and `send` throws. */
  close(): void;
}

export interface Delivery {
  spool: Spool;
  send: Send;
  retry: RetryRule;
  now(): number;
  random(): number;
  log: Log;
  metrics: Metrics;
  onStep?: OnStep | undefined;
  /** Whether to stop before the next message. */
  isStopping(): boolean;
}

/** After a fault of the disk, in milliseconds: trying at once would only fill the log. */
const REST_AFTER_FAULT = 10_000;

/**
 * @returns a function that sends one message after the other until none is due, and says when the next one will be
 *   (milliseconds since 1970, Infinity for never); it never throws, and several may run at once
 */
export function createDelivery(delivery: Delivery): () => Promise<number> {
  /** Sent, but still in the spool, because a disk would not let go of them: they must not be sent again. */
  const sent = new Set<string>();
  const queue = createQueue(delivery);
  return async () => {
    let id: string | undefined;
    try {
      while (!delivery.isStopping()) {
        const next = await queue.take();
        if (typeof next === "number") return next;
        ({ id } = next);
        await deliverOne(delivery, next, sent).finally(() => queue.giveBack(next.id));
        id = undefined;
      }
      return Infinity;
    } catch (error) {
      delivery.log("error", "spool-fault", { id, ...faultOf(error) });
      return delivery.now() + REST_AFTER_FAULT;
    }
  };
}

async function deliverOne(delivery: Delivery, entry: Entry, sent: Set<string>): Promise<void> {
  const { spool, log, metrics, now, onStep } = delivery;
  if (!sent.has(entry.id)) {
    const started = now();
    const message = await spool.read(entry).catch((error: NodeJS.ErrnoException) => {
      // What the disk says may pass; what stands in the file stays.
      if (error.code) throw error;
    });
    if (!message) return bury(delivery, entry, "unreadable");
    try {
      await onStep?.("sending");
      await delivery.send(message);
    } catch (error) {
      return putOff(delivery, entry, message, error);
    }
    sent.add(entry.id);
    await onStep?.("sent");
    metrics.deliveries.sent += 1;
    log("info", "sent", { id: entry.id, attempt: entry.attempts + 1, ms: now() - started });
  }
  await spool.remove(entry);
  sent.delete(entry.id);
  await onStep?.("removed");
}

async function putOff(delivery: Delivery, entry: Entry, message: KeptMessage, error: unknown): Promise<void> {
  const { spool, retry, log, metrics, now, random, onStep } = delivery;
  const { isFinal, reason, todo } = judge(error);
  if (isFinal || now() - Date.parse(message.arrived) >= retry.until) return bury(delivery, entry, reason);
  const pause = pauseAfter(entry.attempts + 1, retry, random());
  await spool.postpone(entry, now() + pause);
  await onStep?.("postponed");
  metrics.deliveries.postponed += 1;
  const seconds = Math.round(pause / 1000);
  log("warn", "postponed", { id: entry.id, attempt: entry.attempts + 1, seconds, reason, todo });
}

async function bury({ spool, log, metrics, onStep }: Delivery, entry: Entry, reason: string): Promise<void> {
  await spool.bury(entry);
  await onStep?.("buried");
  metrics.deliveries.dead += 1;
  const todo = "not delivered, kept in dead/: see to the reason, then send the service SIGHUP (systemctl reload)";
  log("error", "dead-letter", { id: entry.id, attempt: entry.attempts + 1, reason, todo });
}

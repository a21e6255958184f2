/** Puts the parts together: spool, delivery, endpoint, watch. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { RetryRule } from "./delivery/retry";
import { createDelivery, type Sender } from "./delivery/deliver";
import { createFolderSender } from "./delivery/folder-sender";
import { startLoop } from "./delivery/loop";
import { createSmtpSender } from "./delivery/smtp-sender";
import { createServer } from "./http/create-server";
import type { KeptMessage } from "./kept-message";
import type { Log } from "./log";
import type { Settings } from "./settings/settings";
import { lockSpool } from "./spool/lock";
import { openSpool } from "./spool/spool";
import type { OnStep } from "./steps";
import { createMetrics } from "./watch/metrics";
import { createWatchServer } from "./watch/watch-server";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * How long what is being sent may take at the end, in milliseconds: then it is cut off, and sent again at the next start.
 * Nobody can write while a mail server hangs, and systemd's own patience ends after 60 seconds.
 */
export const LONGEST_END = 30_000;

export interface Service {
  /** Takes no more messages, lets those that are being sent end for a while, and gives everything back. */
  stop(): Promise<void>;
  /** Gives all dead letters another chance. */
  revive(): Promise<void>;
}

interface Options {
  log: Log;
  /** For tests. */
  onStep?: OnStep;
}

/** @throws where the spool is another process's, or a port is taken */
export async function startService(settings: Settings, { log, onStep }: Options): Promise<Service> {
  const now = Date.now;
  const unlock = await lockSpool(settings.spool);
  const spool = await openSpool(settings.spool, settings.spoolMost, onStep);
  const metrics = createMetrics();
  let wake: () => void = () => undefined;
  const keep = async (message: KeptMessage) => {
    await spool.add(message, now());
    wake();
  };
  const server = await createServer(settings, { keep, newId: randomUUID, now, log, metrics });
  const watch = createWatchServer(spool, metrics).listen(settings.watchPort, settings.watchHost);
  await once(watch, "listening");
  await server.listen({ host: settings.host, port: settings.port });
  let isStopping = false;
  const sender = senderOf(settings);
  const parts = { send: sender.send, retry: retryOf(settings) };
  const state = { spool, log, metrics, onStep, now, random: Math.random, isStopping: () => isStopping };
  const deliver = createDelivery({ ...parts, ...state });
  const loops = Array.from({ length: settings.smtpConnections }, () => startLoop(deliver, now));
  wake = () => loops.forEach((loop) => loop.wake());
  const { port, watchPort } = settings;
  log("info", "started", { port, watchPort, waiting: (await spool.waiting()).length });
  return {
    async revive() {
      log("info", "revived", { messages: await spool.revive(now()) });
      wake();
    },
    async stop() {
      isStopping = true;
      await server.close();
      const patience = setTimeout(() => sender.close(), LONGEST_END);
      await Promise.all(loops.map((loop) => loop.stop()));
      clearTimeout(patience);
      sender.close();
      watch.close();
      watch.closeAllConnections();
      await unlock();
      log("info", "stopped");
    },
  };
}

function senderOf(settings: Settings): Sender {
  return settings.mailFolder ? createFolderSender(settings.mailFolder, settings) : createSmtpSender(settings);
}

function retryOf({ retryFirstSeconds, retryLongestMinutes, retryDays }: Settings): RetryRule {
  return { first: retryFirstSeconds * SECOND, longest: retryLongestMinutes * MINUTE, until: retryDays * DAY };
}

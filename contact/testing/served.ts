/** The endpoint in a test: on a port of its own, with messages in memory. */
import type { Server } from "node:http";
import { createServer } from "../http/create-server";
import type { KeptMessage } from "../kept-message";
import { createLog } from "../log";
import { createMetrics, type Metrics } from "../watch/metrics";
import { FORM, sampleSettings } from "./sample";

export interface Served {
  /** Where the form is sent to. */
  address: string;
  server: Server;
  kept: KeptMessage[];
  lines: string[];
  metrics: Metrics;
  /** Sends the form. @param fields in the place of its own */
  post(fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * @param more settings as variables
 * @param keep in the place of an array
 */
export async function serve(
  more: Record<string, string> = {},
  keep?: (message: KeptMessage) => Promise<void>,
): Promise<Served> {
  const kept: KeptMessage[] = [];
  const lines: string[] = [];
  const metrics = createMetrics();
  const app = await createServer(sampleSettings(more), {
    keep: keep ?? (async (message) => void kept.push(message)),
    newId: () => `id-${kept.length + 1}`,
    now: () => Date.parse("2026-05-04T12:00:00Z"),
    log: createLog((line) => lines.push(line)),
    metrics,
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const address = `${origin}/api/contact`;
  const post: Served["post"] = (fields = {}, headers = {}) =>
    fetch(address, {
      method: "POST",
      headers: { Accept: "text/html", ...headers },
      body: new URLSearchParams({ ...FORM, ...fields }),
      redirect: "manual",
    });
  return { address, server: app.server, kept, lines, metrics, post, stop: () => app.close() };
}

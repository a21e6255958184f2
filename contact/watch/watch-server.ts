/** Health and metrics, on a port of their own that no visitor reaches. */
import { createServer, type Server, type ServerResponse } from "node:http";
import { codeOf, faultOf } from "../log";
import type { Spool } from "../spool/spool";
import { type Metrics, METRICS_TYPE, metricsPage } from "./metrics";

/** @returns a server that does not listen yet: /health says 200 as long as a message could be kept, else 503 */
export function createWatchServer(spool: Spool, metrics: Metrics): Server {
  const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
    "/health": async (response) => {
      const fault = await spool.probe().then(() => undefined, faultOf);
      const why = [fault?.reason, fault?.todo].filter(Boolean).join(" - ");
      text(response, fault ? 503 : 200, fault ? `no message can be kept: ${why}\n` : "ok\n");
    },
    "/metrics": async (response) => {
      const waiting = await spool.waiting();
      const attempts = Math.max(0, ...waiting.map((entry) => entry.attempts));
      const { rss: residentBytes, heapUsed: heapBytes } = process.memoryUsage();
      const gauges = { waiting: waiting.length, attempts, dead: await spool.countDead(), residentBytes, heapBytes };
      text(response, 200, metricsPage(metrics, gauges), METRICS_TYPE);
    },
  };
  return createServer((request, response) => {
    const page = request.method === "GET" ? pages[request.url ?? ""] : undefined;
    if (!page) return text(response, 404, "/health or /metrics\n");
    page(response).catch((error: unknown) => text(response, 500, `${codeOf(error)}\n`));
  });
}

function text(response: ServerResponse, status: number, body: string, type = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

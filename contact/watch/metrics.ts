/** What the service counts, and how it tells: Prometheus text format, version 0.0.4. */
import { type Outcome, OUTCOMES } from "../http/answer-form";

export interface Metrics {
  requests: Record<Outcome, number>;
  deliveries: { sent: number; postponed: number; dead: number };
}

/** What is looked up when somebody asks. */
export interface Gauges {
  waiting: number;
  /** Of the message that has failed most. */
  attempts: number;
  dead: number;
  residentBytes: number;
  heapBytes: number;
}

export function createMetrics(): Metrics {
  const requests = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  return { requests, deliveries: { sent: 0, postponed: 0, dead: 0 } };
}

export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** @returns the page that Prometheus reads */
export function metricsPage({ requests, deliveries }: Metrics, gauges: Gauges): string {
  return [
    family("contact_requests_total", "counter", "Requests, by what became of them.", "outcome", requests),
    family("contact_deliveries_total", "counter", "Attempts to deliver a message.", "result", { ...deliveries }),
    family("contact_waiting_messages", "gauge", "Messages that are to be delivered.", "", { "": gauges.waiting }),
    family("contact_most_attempts", "gauge", "Failures of the message that has failed most.", "", {
      "": gauges.attempts,
    }),
    family("contact_dead_letters", "gauge", "Messages that could not be delivered.", "", { "": gauges.dead }),
    family("process_resident_memory_bytes", "gauge", "Memory in use.", "", { "": gauges.residentBytes }),
    family("nodejs_heap_size_used_bytes", "gauge", "Memory that objects use.", "", { "": gauges.heapBytes }),
  ].join("");
}

function family(name: string, type: string, help: string, label: string, values: Record<string, number>): string {
  const lines = Object.entries(values).map(([key, value]) => `${name}${label ? `{${label}="${key}"}` : ""} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

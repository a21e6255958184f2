import os from "node:os";

const GIBIBYTE = 2 ** 30;

/** Processes that wanted a processor before anything was measured, the mean of a minute: what else the machine did. */
const BUSY = (os.loadavg()[0] ?? 0).toFixed(1);

/** @returns what the figures were measured on and with, in one sentence: without it they mean little. */
export function measuredOn(more: readonly string[] = []): string {
  const cores = os.availableParallelism();
  const memory = Math.round(os.totalmem() / GIBIBYTE);
  const model = os.cpus()[0]?.model.trim() ?? "unknown";
  const day = new Date().toISOString().slice(0, 10);
  return `${[day, `${cores} cores (${model})`, `${memory} GiB`, `load ${BUSY}`, `Node.js ${process.version.slice(1)}`, ...more].join(", ")}.`;
}

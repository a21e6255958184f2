import type { ChildProcess } from "node:child_process";
import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as AnyServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { askAt } from "../test/ask";

/** @param port a free one, unless it is named. @returns the port, once the server listens */
export function listen(server: AnyServer, port = 0, name = "localhost"): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, name, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Ends every connection, too. */
export async function close(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, "127.0.0.1");
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** @param patience milliseconds. @returns whether the program has begun to answer, and has not ended instead */
export async function answers(child: ChildProcess, port: number, patience: number): Promise<boolean> {
  // One that speaks HTTP/2 alone answers with an error, too.
  const isRefused = ({ code }: NodeJS.ErrnoException) => code === "ECONNREFUSED";
  for (const started = Date.now(); Date.now() - started < patience && isRunning(child); await pause(20)) {
    if (await askAt({ host: "127.0.0.1", port }, "/").then(() => false, isRefused)) continue;
    // Another server may hold the port: then this one ends by itself.
    await pause(50);
    return isRunning(child);
  }
  return false;
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (!isRunning(child)) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await exit;
}

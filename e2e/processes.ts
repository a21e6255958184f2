import type { ChildProcess } from "node:child_process";
import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as AnyServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { requestPath } from "../test/request-path";

/** Lets a server listen. @returns its port: a free one by default */
export function listen(server: AnyServer, port = 0, name = "localhost"): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, name, () => resolve((server.address() as AddressInfo).port));
  });
}

export async function closeServer(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, "127.0.0.1");
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Waits until a program responds at a port. @returns true if it still runs then */
export async function waitUntilListening(child: ChildProcess, port: number, timeoutMs: number): Promise<boolean> {
  // Servers that support HTTP/2 only respond with an error.
  const isRefused = ({ code }: NodeJS.ErrnoException) => code === "ECONNREFUSED";
  for (const started = Date.now(); Date.now() - started < timeoutMs && isRunning(child); await pause(20)) {
    if (await requestPath({ host: "127.0.0.1", port }, "/").then(() => false, isRefused)) continue;
    // If a different server uses the port, the program exits.
    await pause(50);
    return isRunning(child);
  }
  return false;
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (!isRunning(child)) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await exit;
}

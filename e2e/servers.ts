import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as AnyServer } from "node:net";

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

/** @returns a port of this machine that nobody listens on */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, "127.0.0.1");
  await new Promise((resolve) => server.close(resolve));
  return port;
}

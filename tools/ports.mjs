// @ts-check
/** Chooses the port of a local server: PORT, or the next free port. */
import { createServer } from "node:net";

const MAX_PORTS = 100;

/**
 * Tries a port on both addresses of localhost and on all interfaces: a second program on one of them would get requests.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isFree(port) {
  for (const host of ["127.0.0.1", "::1", undefined]) {
    const server = createServer();
    /** @type {NodeJS.ErrnoException | undefined} */
    const error = await new Promise((resolve) => {
      server.once("error", resolve).listen({ port, host }, () => server.close(() => resolve(undefined)));
    });
    if (error?.code === "EACCES") throw new Error(`Port ${port} is reserved - set PORT to a number above 1023`);
    // ::1 is missing without IPv6.
    if (error && error.code !== "EADDRNOTAVAIL" && error.code !== "EAFNOSUPPORT") return false;
  }
  return true;
}

/**
 * Returns the port in PORT, on which other programs expect the server, or the first free one.
 * @param {number} first
 * @throws {Error} if PORT is not a port or in use
 */
export async function choosePort(first) {
  const wanted = process.env["PORT"] || undefined;
  const port = Number(wanted ?? first);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT "${wanted}" is not a port - set a whole number from 1024 to 65535`);
  if (wanted) {
    if (await isFree(port)) return port;
    throw new Error(`Port ${port} is in use - stop the program that listens there, or set PORT to a free port`);
  }
  for (let next = port; next < port + MAX_PORTS; next += 1) {
    if (await isFree(next)) return next;
    console.log(`Port ${next} is in use, trying ${next + 1}.`);
  }
  throw new Error(`Ports ${port} to ${port + MAX_PORTS - 1} are in use - set PORT to a free port`);
}

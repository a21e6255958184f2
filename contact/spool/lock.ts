/**
 * One process per spool: two would send everything twice. The lock is a socket that listens in the folder, for the system
 * takes that away from a process however it ends; the file that is left behind answers nobody, and is replaced.
 */
import { mkdir, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";

/**
 * @param root the spool's folder; made where it is missing. With `/lock` it has to fit into a socket's name: 107 bytes
 * @returns what gives the lock back
 * @throws SPOOL_IN_USE, where another process has it
 */
export async function lockSpool(root: string): Promise<() => Promise<void>> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const place = path.join(root, "lock");
  if (await isAnswered(place)) throw Object.assign(new Error(`Another process uses ${root}`), { code: "SPOOL_IN_USE" });
  await unlink(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  const server = createServer((socket) => socket.destroy());
  await listening(server, place);
  // It keeps nobody from ending.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function isAnswered(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place);
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

function listening(server: Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, resolve);
  });
}

/**
 * One process per spool: two would send everything twice. The lock is a socket that listens in the folder, for the system
 * takes that away from a process however it ends; the file that is left behind answers nobody, and is replaced.
 */
import { randomUUID } from "node:crypto";
import { link, mkdir, rename, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";

/**
 * @param root the spool's folder; made where it is missing. With `/lock` it has to fit into a socket's name: 107 bytes (settings.ts)
 * @returns what gives the lock back
 * @throws SPOOL_IN_USE, where another process has it
 */
export async function lockSpool(root: string): Promise<() => Promise<void>> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const place = path.join(root, "lock");
  const server = createServer((socket) => socket.destroy());
  // Only one process can listen where there is no file.
  while (!(await isListening(server, place))) {
    if (await isAnswered(place)) throw inUse(root);
    await removeStale(place, root);
  }
  // It keeps nobody from ending.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const inUse = (root: string) => Object.assign(new Error(`Another process uses ${root}`), { code: "SPOOL_IN_USE" });

/** Under a name of its own it can be looked at again: another process may have taken the lock meanwhile, and keeps it. That name is as short as the lock's own. */
async function removeStale(place: string, root: string): Promise<void> {
  const aside = path.join(root, randomUUID().slice(0, 4));
  try {
    await rename(place, aside);
    const isTaken = await isAnswered(aside);
    if (isTaken) await link(aside, place);
    await unlink(aside);
    if (isTaken) throw inUse(root);
  } catch (error) {
    // Another process has removed it.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function isAnswered(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place);
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

/** @returns false where there is a file already. @throws what else keeps it from listening */
function isListening(server: Server, place: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(place, () => resolve(true));
  });
}

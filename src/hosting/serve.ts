/** `npm run serve`: the built site on the next free port from 8000 (or PORT). */
import type { Server } from "node:http";
import path from "node:path";
import { createSiteServer } from "./server";

const FIRST_PORT = Number(process.env["PORT"] ?? 8000);

async function listen(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "localhost", resolve);
    });
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || port >= FIRST_PORT + 100) throw error;
    console.log(`Port ${port} is in use, trying ${port + 1}.`);
    server.removeAllListeners("error");
    return listen(server, port + 1);
  }
}

void listen(createSiteServer(path.resolve("public")), FIRST_PORT).then((port) => {
  console.log(`The site is at http://localhost:${port}/ (Ctrl+C ends it)`);
});

/** `npm run serve [folder]`: serves a built site, by default `public`, on PORT or on the next free port from 8000. */
import type { Server } from "node:http";
import path from "node:path";
import { createPreviewServer } from "./preview-server";

const FIRST_PORT = 8000;
const MAX_PORTS = 100;

const wanted = process.env["PORT"];

async function listen(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "localhost", resolve);
    });
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    // A different program expects the site on the port of PORT.
    if (wanted) throw new Error(`Port ${port} is in use: stop the program that listens there, or change PORT.`);
    if (port >= FIRST_PORT + MAX_PORTS) throw error;
    console.log(`Port ${port} is in use, trying ${port + 1}.`);
    server.removeAllListeners("error");
    return listen(server, port + 1);
  }
}

async function serve(): Promise<void> {
  const server = createPreviewServer(path.resolve(process.argv[2] ?? "public"));
  const port = await listen(server, wanted ? Number(wanted) : FIRST_PORT);
  console.log(`The site is at http://localhost:${port}/ (Ctrl+C stops it)`);
  console.log("A local build stores messages of its contact form in .contact/mails");
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

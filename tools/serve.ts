/** `npm run serve`: the built site (or the one in the folder that is named) on PORT, or on the next free port from 8000, with an endpoint for its contact form. */
import type { Server } from "node:http";
import path from "node:path";
import { createPreviewServer } from "./preview-server";

const FIRST_PORT = 8000;
const PORTS_TRIED = 100;

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
    // Whoever names a port has something else looking for the site there.
    if (wanted) throw new Error(`Port ${port} is in use: end what listens there, or set PORT to another one.`);
    if (port >= FIRST_PORT + PORTS_TRIED) throw error;
    console.log(`Port ${port} is in use, trying ${port + 1}.`);
    server.removeAllListeners("error");
    return listen(server, port + 1);
  }
}

async function serve(): Promise<void> {
  const server = createPreviewServer(path.resolve(process.argv[2] ?? "public"));
  const port = await listen(server, wanted ? Number(wanted) : FIRST_PORT);
  console.log(`The site is at http://localhost:${port}/ (Ctrl+C ends it)`);
  console.log("What its contact form sends becomes a mail in .contact/mails, if it was built for this machine");
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** `npm run serve`: the built site on the next free port from 8000 (or PORT), with the local inbox beside it. */
import { createServer, type Server } from "node:http";
import path from "node:path";
import { INBOX_PATH } from "../contact/endpoint";
import { createInbox } from "../inbox/inbox";
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

/** What the contact form of a build for this machine is sent to (docs/decisions/0014-contact-form.md) is here too. */
function withInbox(site: Server): Server {
  const inbox = createInbox();
  return createServer((request, response) => {
    if (!inbox(request, response)) site.emit("request", request, response);
  });
}

void listen(withInbox(createSiteServer(path.resolve("public"))), FIRST_PORT).then((port) => {
  console.log(`The site is at http://localhost:${port}/ (Ctrl+C ends it)`);
  console.log(`Its contact form, if built for this machine, leads to http://localhost:${port}${INBOX_PATH}`);
});

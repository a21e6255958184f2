import type { IncomingMessage, ServerResponse } from "node:http";
import { createInbox } from "../../src/hosting/inbox/inbox";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What Gatsby's develop server is, as far as it is needed here: an Express application. */
export interface DevelopServer {
  use(middleware: Middleware): void;
}

/** Gives `npm run develop` the local inbox; everything else is Gatsby's. */
export function addInbox(server: DevelopServer): void {
  const inbox = createInbox();
  server.use((request, response, next) => {
    if (!inbox(request, response)) next();
  });
}

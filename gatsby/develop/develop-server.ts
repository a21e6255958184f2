import type { IncomingMessage, ServerResponse } from "node:http";
import { createLocalEndpoint } from "../../contact/local-endpoint";
import { createEditMiddleware } from "../../editor/develop/edit-middleware";
import { answerMistakes } from "./mistakes-middleware";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What Gatsby's develop server is, as far as it is needed here: an Express application. */
interface DevelopServer {
  use(middleware: Middleware): void;
}

/** Gives Gatsby's server of `npm run develop` the pages' links to their forms, the content's mistakes, and an endpoint for the contact form. */
export function extend(server: DevelopServer): void {
  server.use(createEditMiddleware(process.cwd()));
  server.use(answerMistakes);
  const endpoint = createLocalEndpoint();
  server.use((request, response, next) => {
    if (!endpoint(request, response)) next();
  });
}

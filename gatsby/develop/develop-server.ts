import type { IncomingMessage, ServerResponse } from "node:http";
import { createLocalEndpoint } from "../../contact/local-endpoint";
import { createFormRedirect } from "../../editor/develop/edit-middleware";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Adds the links to the editors' form and the contact form's endpoint to Gatsby's server, an Express application. */
export function addDevelopMiddleware(server: { use(middleware: Middleware): void }): void {
  server.use(createFormRedirect(process.cwd()));
  const endpoint = createLocalEndpoint();
  server.use((request, response, next) => {
    if (!endpoint(request, response)) next();
  });
}

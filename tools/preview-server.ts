import { createServer, type Server } from "node:http";
import { createLocalEndpoint } from "../contact/local-endpoint";
import { createSiteServer } from "../src/hosting/server";

/**
 * Creates a server for a built site with an endpoint for its contact form (docs/decisions/0014-contact-form.md). It does
 * not listen yet.
 */
export function createPreviewServer(folder: string): Server {
  const site = createSiteServer(folder);
  const endpoint = createLocalEndpoint();
  return createServer((request, response) => {
    if (!endpoint(request, response)) site.emit("request", request, response);
  });
}

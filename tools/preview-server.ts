import { createServer, type Server } from "node:http";
import { createLocalEndpoint } from "../contact/local-endpoint";
import { createSiteServer } from "../src/hosting/server";
import type { HostingRules } from "../src/hosting/rules";

/**
 * Creates a server for a built site with an endpoint for its contact form. It does not listen yet.
 * @param folder the built site
 * @param rules the rules of hosting, by default those of the build
 * @param mails the folder for messages of the contact form (docs/decisions/0014-contact-form.md)
 */
export function createPreviewServer(folder: string, rules?: HostingRules, mails?: string): Server {
  const site = createSiteServer(folder, rules);
  const endpoint = createLocalEndpoint(mails);
  return createServer((request, response) => {
    if (!endpoint(request, response)) site.emit("request", request, response);
  });
}
